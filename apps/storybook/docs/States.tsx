import { type DocsContext, Story } from '@storybook/addon-docs/blocks';
import {
  type ComponentType,
  type ContextType,
  createElement,
  type PropsWithChildren,
  type ReactNode,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { Section } from '../../../packages/ui/src/components/Section/Section';
import { classNames } from '../../../packages/ui/src/styles/class-names';
import type { Background, Contract } from '../../../packages/ui/stories/contract';
import { capitalized, inTitleCase } from '../../../packages/ui/stories/names';
import { InThemes } from '../.storybook/InThemes';
import { areBothChosen, onSchemeChange } from '../.storybook/page-theme';
import * as styles from './page.css';
import { conditionOf, rulesIn } from './StateTokens';

export type PreparedStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];
type Values = Readonly<Record<string, unknown>>;

interface StoryLinkProps extends Pick<PreparedStory, 'id' | 'name'> {
  /** Panel that shows what the story proves. */
  readonly panel?: 'interactions' | 'a11y';
}

/** A link to a story by itself; loaded anew, as a focus after a click would have no outline. */
export const StoryLink = ({ id, name, panel = 'interactions' }: StoryLinkProps) => (
  <a href={`./?path=/story/${id}&addonPanel=storybook/${panel}/panel`} target="_top">
    {inTitleCase(name)}
  </a>
);

/** True for props of the same look. */
const isAlike = (one: Values, other: Values): boolean =>
  Object.keys({ ...one, ...other }).every((prop) => one[prop] === other[prop]);

/** True for the first of stories that look alike, as stories are not played here. */
const isFirst = (story: PreparedStory, at: number, stories: readonly PreparedStory[]): boolean =>
  ['render', 'decorators'].some((own) => own in story.moduleExport) ||
  !stories.slice(0, at).some(({ initialArgs }) => isAlike(initialArgs, story.initialArgs));

/** True for a story that needs the whole width, where less would show its phone layout. */
const isWide = ({ parameters: { screen, docs } }: PreparedStory): boolean =>
  screen === 'desktop' || docs?.story?.inline === false;

interface StateProps {
  readonly story: PreparedStory;
  readonly children: ReactNode;
}

const State = ({ story, children }: StateProps) => (
  <figure className={classNames(styles.state, isWide(story) && styles.wide)}>
    {children}
    <figcaption className={styles.stateName}>
      <StoryLink {...story} />
    </figcaption>
  </figure>
);

/** Names of a control's interaction states, with their classes. */
const interactions = {
  Hover: ['is-hover'],
  Pressed: ['is-hover', 'is-active'],
  Focus: ['is-focus-visible'],
} as const;

const pseudoClasses = /:(hover|active|focus-visible)/g;

/**
 * Copies the rules of hover, press and focus for classes such as `is-hover`. The add-on for
 * pseudo-classes would also rewrite `:not(:focus)`, in every story, so that it always matches.
 */
function copyStateRules(): void {
  for (const rule of [...document.styleSheets].flatMap(rulesIn)) {
    const { cssText, parentRule, parentStyleSheet } = rule;
    const group = parentRule instanceof CSSGroupingRule ? parentRule : parentStyleSheet;
    if (conditionOf(rule).search(pseudoClasses) >= 0)
      group?.insertRule(cssText.replaceAll(pseudoClasses, '.is-$1'), group.cssRules.length);
  }
}

/** True for a kind of control that every page shows pressed. */
const isPressable = (control: string): boolean => /^(a|button)$/.test(control);

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

/** Kind of a story by the props in which it differs from the first. */
function kindOf({ initialArgs }: PreparedStory, first: Values | undefined): string {
  const differs = (prop: string) => initialArgs[prop] !== first?.[prop];
  if (['variant', 'tone'].some(differs)) return 'Variants';
  return ['size', 'level', 'block'].some(differs) ? 'Sizes' : 'States';
}

interface StatesOptions extends Partial<Contract> {
  readonly component: ComponentType<Values>;
  readonly stories: readonly PreparedStory[];
}

/** The states in each theme that the toolbar asks for. */
const Sheet = ({ children }: PropsWithChildren) => (
  <InThemes areBoth={useSyncExternalStore(onSchemeChange, areBothChosen)}>
    <div className={styles.sheet}>{children}</div>
  </InThemes>
);

/** All states of a component on its first background, its looks on each other; or nothing. */
export function statesOf({ component, stories, backgrounds, control }: StatesOptions): ReactNode {
  const shown = stories
    .filter(({ tags }, at) => at === 0 || tags.includes('autodocs'))
    .filter(isFirst);
  // The page starts with the first story.
  const others = shown.slice(1);
  if (others.length === 0 && !backgrounds && !control) return null;
  const pressed = control && (
    <Interactions control={control}>
      {createElement(component, stories[0]?.initialArgs)}
    </Interactions>
  );
  if (!backgrounds)
    return (
      <div className={styles.ownStates}>
        {others.map((story) => (
          <State key={story.id} story={story}>
            <Story of={story.moduleExport} />
          </State>
        ))}
        {pressed}
      </div>
    );
  const drawn = (those: readonly PreparedStory[]) =>
    those.map((story) => (
      <State key={story.id} story={story}>
        <div inert>{createElement(component, story.initialArgs)}</div>
      </State>
    ));
  // The first story is of the same kind as the second.
  const groups = Map.groupBy(shown, (story) =>
    kindOf(story === shown[0] ? (others[0] ?? story) : story, shown[0]?.initialArgs),
  );
  if (pressed && !groups.has('States')) groups.set('States', []);
  return (
    <Sheet>
      {backgrounds.map((on, at) => (
        <Section
          key={on}
          {...(on === 'night'
            ? { className: styles.night }
            : { background: on, className: styles.band })}
        >
          <h3 className={styles.background}>{titleOf(on)}</h3>
          {at > 0 ? (
            <div className={styles.states}>{drawn(shown.filter(isLook))}</div>
          ) : (
            [...groups].map(([kind, those]) => (
              <div key={kind} className={styles.states}>
                {groups.size > 1 && <h4 className={styles.kind}>{kind}</h4>}
                {drawn(those)}
                {kind === 'States' && pressed}
              </div>
            ))
          )}
        </Section>
      ))}
    </Sheet>
  );
}
