import type { Meta, StoryObj } from '@storybook/react-vite';
import { calculatorForm, priceBoxText } from '@tallycomb/content/calculator';
import { hero, pricing, problems } from '@tallycomb/content/pages';
import { failedPage, notFoundPage } from '@tallycomb/content/site';
import { expect } from 'storybook/test';
import { IconCheck, IconClose } from '../../src/all';
import * as styles from './patterns.css';

const meta = {
  title: 'Foundations/Voice',
  parameters: {
    guide: {
      use: 'Say it across the chair: short, dry, concrete, in US English. You know this client, and both of you have work to do.',
      do: [
        'Write you and we, with contractions.',
        'Give the figure, its unit, and whose count it is.',
        'Use the trade’s own words: chair, menu, client.',
      ],
      dont: [
        'Exclaim, or trail off…',
        'Invent a person, a salon or a figure.',
        'Write what a brochure would: seamless, effortless, game-changing.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const [, , lastToKnow] = problems.cards;

/** Sentences of the site, each beside what it could have been. */
const pairs = [
  {
    rule: 'Promise what it does',
    ours: hero.tagline,
    theirs: 'Unlock your salon’s full potential!',
  },
  {
    rule: 'Tell a story that happened',
    ours: lastToKnow?.text ?? '',
    theirs: 'Delayed visibility into competitor pricing leads to suboptimal outcomes.',
  },
  {
    rule: 'Say the price',
    ours: pricing.lead,
    theirs: 'Contact our sales team for a tailored quote.',
  },
  {
    rule: 'Say how to mend it',
    ours: priceBoxText.price.problem,
    theirs: 'Invalid value.',
  },
  {
    rule: 'Say what you did',
    ours: calculatorForm.revenueLeftOut,
    theirs: 'Illegal characters were removed.',
  },
  {
    rule: 'Own what broke',
    ours: failedPage.lead,
    theirs: 'An unexpected error occurred. Please try again later.',
  },
  {
    rule: 'Joke once, then help',
    ours: notFoundPage.lead,
    theirs: 'Houston, we have a problem! Error 404.',
  },
] as const;

/** The left one is on the site, word for word. The right one never will be. */
export const OneSentenceTwoWays: Story = {
  render: () => (
    <ul className={styles.voices}>
      {pairs.map(({ rule, ours, theirs }) => (
        <li key={rule}>
          <h2 className={styles.rule}>{rule}</h2>
          <div className={styles.pair}>
            <p className={styles.ours}>
              <IconCheck aria-label="Do" /> {ours}
            </p>
            <p className={styles.theirs}>
              <IconClose aria-label="Don’t" /> {theirs}
            </p>
          </div>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    for (const { ours } of pairs) await expect(canvas.getByText(ours)).toBeVisible();
  },
};
