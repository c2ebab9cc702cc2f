import type { typography } from './type';

/** What each text style is for: Storybook shows it, and `tokens.json` carries it along. */
export const typeUses: Readonly<Record<keyof typeof typography, string>> = {
  hero: 'The headline of the home page.',
  mega: 'Pages whose name is one word: Guides, Changelog.',
  h1: 'The head of any other page.',
  h1Article: 'The head of a guide.',
  h2: 'Heads of sections.',
  tab: 'Tabs, cards of guides, steps of a story.',
  h3: 'Cards.',
  question: 'Questions, in sentence case.',
  h4: 'Heads inside a sheet or an article.',
  figure: 'One figure that fills a section.',
  result: 'The result. Shorter the longer it is.',
  num: 'Counters.',
  lead: 'The sentence after a heading.',
  body: 'Everything that is read.',
  small: 'Notes, fields, what stands beside.',
  caption: 'Axes and tables on a phone.',
};
