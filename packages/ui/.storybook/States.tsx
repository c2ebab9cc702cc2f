import { Description, DocsContext, DocsStory, Subheading } from '@storybook/addon-docs/blocks';
import { type ContextType, Fragment, useContext } from 'react';
import { inTitleCase } from '../stories/names';
import * as styles from './ComponentPage.css';
import { isAlike, type State } from './Matrix';
import { Ours } from './Ours';

type PreparedStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** No story is played here: what only plays on a state shown before would look like that state. */
const looksDifferent = (
  { moduleExport, initialArgs }: PreparedStory,
  before: readonly PreparedStory[],
): boolean =>
  ['render', 'decorators'].some((name) => name in moduleExport) ||
  !before.some((story) => isAlike(story.initialArgs, initialArgs));

interface StatesProps {
  /** Those that the page has drawn before. */
  readonly drawn: readonly State[];
}

/** The states that look like something of their own; the rest by name, with the way to each. */
export function States({ drawn }: StatesProps) {
  const stories = useContext(DocsContext).componentStories();
  const others = stories.slice(1).filter(({ id }) => !drawn.some((state) => state.id === id));
  const isShown = (story: PreparedStory): boolean =>
    story.tags.includes('autodocs') &&
    looksDifferent(story, stories.slice(0, stories.indexOf(story)));
  const shown = others.filter(isShown);
  const played = others.filter((story) => !isShown(story));
  return (
    <>
      {shown.map((story) => (
        <Fragment key={story.id}>
          <Subheading>{inTitleCase(story.name)}</Subheading>
          <Description of={story.moduleExport} />
          <DocsStory of={story.moduleExport} expanded={false} __forceInitialArgs />
        </Fragment>
      ))}
      {played.length === 0 ? null : (
        <Ours>
          <p className={styles.note}>
            Also played in every test run:{' '}
            {played.map(({ id, name }, index) => (
              <span key={id}>
                {index === 0 ? '' : ', '}
                <a className={styles.link} href={`./?path=/story/${id}`} target="_top">
                  {inTitleCase(name)}
                </a>
              </span>
            ))}
            .
          </p>
        </Ours>
      )}
    </>
  );
}
