import { type DocsContext, Story } from '@storybook/addon-docs/blocks';
import type { ContextType, ReactNode } from 'react';
import { Section } from '../../../packages/ui/src/components/Section/Section';
import { classNames } from '../../../packages/ui/src/styles/class-names';
import type { Background, Contract } from '../../../packages/ui/stories/contract';
import { capitalized, inTitleCase } from '../../../packages/ui/stories/names';
import type { Draw } from './Advice';
import * as styles from './page.css';

export type PreparedStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];
type Values = Readonly<Record<string, unknown>>;

interface StoryLinkProps extends Pick<PreparedStory, 'id' | 'name'> {
  /** Panel that shows what the story proves. */
  readonly panel?: 'interactions' | 'a11y';
  /** Choices in the toolbar, such as `viewport.value:phone`. */
  readonly globals?: string;
}

/** A link to one story. It reloads the Storybook: after a mere click, what the story focuses would have no outline. */
export const StoryLink = ({ id, name, panel = 'interactions', globals = '' }: StoryLinkProps) => (
  <a
    href={`./?path=/story/${id}&globals=${globals}&addonPanel=storybook/${panel}/panel`}
    target="_top"
  >
    {inTitleCase(name)}
  </a>
);

/** A link to a page of docs by its id. */
export const PageLink = ({ id, children }: Readonly<{ id: string; children: string }>) => (
  <a href={`./?path=/docs/${id}`} target="_top">
    {children}
  </a>
);

/** True for props of the same look. */
const isAlike = (one: Values, other: Values): boolean =>
  Object.keys({ ...one, ...other }).every((prop) => one[prop] === other[prop]);

/** False if an earlier story has the same props, as stories are not played here. One with its own render or decorators always counts. */
const isFirst = (story: PreparedStory, at: number, stories: readonly PreparedStory[]): boolean =>
  ['render', 'decorators'].some((own) => own in story.moduleExport) ||
  !stories.slice(0, at).some(({ initialArgs }) => isAlike(initialArgs, story.initialArgs));

/** True for a story that needs the whole width, where less would show its phone layout. */
const isWide = ({ parameters: { screen, docs } }: PreparedStory): boolean =>
  screen === 'desktop' || docs?.story?.inline === false;

/** Names of backgrounds in the props, with their colors. */
const colorOf = { page: '', wash: '', night: '', hero: 'powder', bright: 'honey', deep: 'teal' };
const titleOf = (on: Background) => `${capitalized(on)}${colorOf[on] && ` (${colorOf[on]})`}`;

/** True for a story drawn on every background: the first, and any with a variant or tone. */
const isLook = ({ initialArgs }: PreparedStory, at: number): boolean =>
  at === 0 || 'variant' in initialArgs || 'tone' in initialArgs;

export interface Examples extends Partial<Contract> {
  readonly draw: Draw;
  readonly stories: readonly PreparedStory[];
}

/** All looks of a component on its first background; on each further one those that are drawn on every background. */
export function examplesOf({ draw, stories, backgrounds }: Examples): ReactNode {
  const shown = stories
    .filter(({ tags }, at) => at === 0 || tags.includes('autodocs'))
    .filter(isFirst);
  const figures = (those: readonly PreparedStory[]) => (
    <div className={backgrounds ? styles.states : styles.ownStates}>
      {those.map((story) => (
        <figure key={story.id} className={classNames(styles.state, isWide(story) && styles.wide)}>
          {backgrounds ? (
            <div inert>{draw(story.initialArgs)}</div>
          ) : (
            <Story of={story.moduleExport} />
          )}
          <figcaption className={styles.stateName}>
            <StoryLink {...story} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
  // The page starts with the first story.
  if (!backgrounds) return shown.length > 1 && figures(shown.slice(1));
  return (
    <div className={styles.sheet}>
      {backgrounds.map((on, at) => (
        <Section
          key={on}
          {...(on === 'night'
            ? { className: styles.night }
            : { background: on, className: styles.band })}
        >
          <h3 className={styles.background}>{titleOf(on)}</h3>
          {figures(at > 0 ? shown.filter(isLook) : shown)}
        </Section>
      ))}
    </div>
  );
}
