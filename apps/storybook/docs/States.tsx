import { type DocsContext, Story, Unstyled } from '@storybook/addon-docs/blocks';
import {
  type ComponentType,
  type ContextType,
  createElement,
  type ReactNode,
  useEffect,
} from 'react';
import { Section } from '../../../packages/ui/src/components/Section';
import { classNames } from '../../../packages/ui/src/styles/class-names';
import type { Background, Contract } from '../../../packages/ui/stories/contract';
import { capitalized, inTitleCase } from '../../../packages/ui/stories/names';
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

/** True for props of the same look. */
const isAlike = (one: Values, other: Values): boolean =>
  Object.keys({ ...one, ...other }).every((prop) => one[prop] === other[prop]);

const isDrawnByItself = ({ moduleExport }: PreparedStory): boolean =>
  'render' in moduleExport || 'decorators' in moduleExport;

/** True for the first of stories that look alike, as stories are not played here. */
const isFirst = (story: PreparedStory, at: number, stories: readonly PreparedStory[]): boolean =>
  isDrawnByItself(story) ||
  !stories.slice(0, at).some(({ initialArgs }) => isAlike(initialArgs, story.initialArgs));

/** True for a story that needs the whole width, where less would show its phone layout. */
const isWide = ({ parameters: { layout, screen, docs } }: PreparedStory): boolean =>
  layout === 'fullscreen' || screen === 'desktop' || docs?.story?.inline === false;

interface StateProps {
  readonly story: PreparedStory;
  readonly children: ReactNode;
}

const State = ({ story, story: { id, name }, children }: StateProps) => (
  <figure className={classNames(styles.state, isWide(story) && styles.wide)}>
    {children}
    <figcaption className={styles.stateName}>
      <a href={`./?path=/story/${id}`} target="_top">
        {inTitleCase(name)}
      </a>
    </figcaption>
  </figure>
);

/** Names of a control's interaction states, with their classes. */
const interactions = {
  Hover: ['is-hover'],
  Pressed: ['is-hover', 'is-active'],
  Focus: ['is-focus-visible'],
} as const;

const STATES = ':(hover|active|focus-visible)';
const copied = new WeakSet<CSSStyleSheet>();

/** True for the rule of a state, but not of its absence, such as `:not(:hover)`. */
const isOfState = (selector: string): boolean =>
  new RegExp(STATES).test(selector.replaceAll(/:not\([^)]*\)/g, ''));

function copyIn(group: CSSStyleSheet | CSSGroupingRule): void {
  const rules = [...group.cssRules].map((rule, at) => [rule, at] as const);
  for (const [rule, at] of rules.reverse()) {
    if (rule instanceof CSSGroupingRule) copyIn(rule);
    if (rule instanceof CSSStyleRule && isOfState(rule.selectorText))
      group.insertRule(rule.cssText.replaceAll(new RegExp(STATES, 'g'), '.is-$1'), at + 1);
  }
}

/**
 * Copies the rules of hover, press and focus for classes such as `is-hover`. The add-on for
 * pseudo-classes would also rewrite `:not(:focus)`, in every story, so that it always matches.
 */
function copyStateRules(): void {
  for (const sheet of document.styleSheets) {
    if (copied.has(sheet)) continue;
    copied.add(sheet);
    copyIn(sheet);
  }
}

/** True for a kind of control that every page shows pressed. */
const isPressable = (control: string): boolean => /^(a|button|summary)$/.test(control);

interface InteractionsProps {
  readonly control: string;
  readonly children: ReactNode;
}

/** A component whose control is hovered, pressed or focused. */
function Interactions({ control, children }: InteractionsProps) {
  useEffect(copyStateRules, []);
  const shown = Object.entries(interactions).slice(isPressable(control) ? 0 : -1);
  return shown.map(([name, classes]) => (
    <figure key={name} className={styles.state}>
      <div inert ref={(box) => box?.querySelector(control)?.classList.add(...classes)}>
        {children}
      </div>
      <figcaption className={styles.stateName}>{name}</figcaption>
    </figure>
  ));
}

/** Names of backgrounds in the props, with their colors. */
const colorOf = { page: '', wash: '', night: '', hero: 'powder', bright: 'honey', deep: 'teal' };
const titleOf = (on: Background) => `${capitalized(on)}${colorOf[on] && ` (${colorOf[on]})`}`;

/** True for a story that every background shows, as colors differ in it. */
const isLook = ({ initialArgs }: PreparedStory, at: number): boolean =>
  at === 0 || 'variant' in initialArgs || 'tone' in initialArgs;

interface StatesOptions extends Omit<Contract, 'purpose'> {
  readonly component: ComponentType<Values>;
  readonly stories: readonly PreparedStory[];
}

/** All distinct states of a component on its first background, its looks on each other; or nothing. */
export function statesOf(options: StatesOptions): ReactNode {
  const { component, stories, backgrounds = [], control, isWide: isOneColumn } = options;
  const shown = stories
    .filter(({ tags }, at) => at === 0 || tags.includes('autodocs'))
    .filter(isFirst);
  const byProps = backgrounds.length === 0 ? [] : shown.filter((story) => !isDrawnByItself(story));
  // The page starts with the first story.
  const others = shown.filter((story, at) => !byProps.includes(story) && at > 0);
  if (byProps.length + others.length === 0 && !control) return null;
  const pressed = control && (
    <Interactions control={control}>
      {createElement(component, stories[0]?.initialArgs)}
    </Interactions>
  );
  return (
    <Unstyled>
      {byProps.length === 0 ? null : (
        <div className={styles.sheet}>
          {backgrounds.map((background, at) => (
            <Band key={background} on={background}>
              <h3 className={styles.background}>{titleOf(background)}</h3>
              <div className={styles.states}>
                {(at === 0 ? byProps : byProps.filter(isLook)).map((story) => (
                  <State key={story.id} story={story}>
                    <div inert>{createElement(component, story.initialArgs)}</div>
                  </State>
                ))}
                {at === 0 ? pressed : null}
              </div>
            </Band>
          ))}
        </div>
      )}
      <div className={isOneColumn ? undefined : styles.ownStates}>
        {others.map((story) => (
          <State key={story.id} story={story}>
            <Story of={story.moduleExport} />
          </State>
        ))}
        {byProps.length === 0 ? pressed : null}
      </div>
    </Unstyled>
  );
}
