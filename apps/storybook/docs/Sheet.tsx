import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import {
  type ComponentType,
  type ContextType,
  createElement,
  type ReactNode,
  useContext,
} from 'react';
import { Section } from '../../../packages/ui/src/components/Section';
import type { Background } from '../../../packages/ui/stories/contract';
import { capitalized, inTitleCase } from '../../../packages/ui/stories/names';
import { Ours } from './PageSections';
import * as styles from './page.css';

type PreparedStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];
type Values = Readonly<Record<string, unknown>>;

const Band = ({ on, children }: { readonly on: Background; readonly children: ReactNode }) =>
  on === 'night' ? (
    <div className={styles.night}>{children}</div>
  ) : (
    <Section background={on} className={styles.band}>
      {children}
    </Section>
  );

/** Whether a component looks the same with both. */
const isAlike = (one: Values, other: Values): boolean =>
  Object.keys({ ...one, ...other }).every((prop) => one[prop] === other[prop]);

const isDrawnByItself = ({ moduleExport }: PreparedStory): boolean =>
  'render' in moduleExport || 'decorators' in moduleExport;

/** No story is played here: what only plays on a state shown before would look like that state. */
const isFirst = (story: PreparedStory, at: number, stories: readonly PreparedStory[]): boolean =>
  isDrawnByItself(story) ||
  !stories.slice(0, at).some(({ initialArgs }) => isAlike(initialArgs, story.initialArgs));

interface StateProps {
  readonly story: PreparedStory;
  readonly children: ReactNode;
}

const State = ({ story: { id, name }, children }: StateProps) => (
  <figure className={styles.state}>
    {children}
    <figcaption className={styles.stateName}>
      <a href={`./?path=/story/${id}`} target="_top">
        {inTitleCase(name)}
      </a>
    </figcaption>
  </figure>
);

interface SheetProps {
  readonly component: ComponentType<Values>;
  /** The backgrounds that it is made for; without them, it brings its own. */
  readonly on: readonly Background[] | undefined;
}

/** Every state that looks like something of its own, on every background that it is made for. */
export function Sheet({ component, on = [] }: SheetProps) {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }, at) => at === 0 || tags.includes('autodocs'))
    .filter(isFirst);
  const byProps = on.length === 0 ? [] : stories.filter((story) => !isDrawnByItself(story));
  return (
    <>
      {byProps.length === 0 ? null : (
        <Ours>
          <div className={styles.sheet}>
            {on.map((background) => (
              <Band key={background} on={background}>
                <h3 className={styles.background}>{capitalized(background)}</h3>
                <div className={styles.states}>
                  {byProps.map((story) => (
                    <State key={story.id} story={story}>
                      <div inert>{createElement(component, story.initialArgs)}</div>
                    </State>
                  ))}
                </div>
              </Band>
            ))}
          </div>
        </Ours>
      )}
      {stories
        .filter((story) => !byProps.includes(story))
        .map((story) => (
          <Ours key={story.id}>
            <State story={story}>
              <Story of={story.moduleExport} />
            </State>
          </Ours>
        ))}
    </>
  );
}
