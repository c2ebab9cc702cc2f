import type { Meta, StoryObj } from '@storybook/react-vite';
import { calculatorForm, priceBoxText } from '@tallycomb/content/calculator';
import { faq, features, hero, pricing, problems } from '@tallycomb/content/pages';
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

const [{ question = '' } = {}] = faq.items;
const [plan] = pricing.plans;

/** How the house writes what every page has, each with what the site says. */
const forms = [
  { what: 'A heading', how: 'Title Case, with small words small. No period.', as: pricing.heading },
  { what: 'A question, a value, a label', how: 'Sentence case.', as: question },
  { what: 'A button', how: 'A verb first, three words at most.', as: calculatorForm.calculate },
  { what: 'A price', how: 'The sign, no cents where there are none.', as: plan?.price ?? '' },
  { what: 'A price paid otherwise', how: 'Both, side by side.', as: plan?.billing ?? '' },
  {
    what: 'A large figure',
    how: 'Commas, the unit, whose count it is.',
    as: features.tabs[1].points[1],
  },
  {
    what: 'A month to type',
    how: 'Its form, then one of the kind.',
    as: calculatorForm.datePlaceholder,
  },
] as const;

/** Case, figures and signs. Tests hold every text of the site to what a machine can tell of it. */
export const SmallThings: Story = {
  render: () => (
    <dl className={styles.forms}>
      {forms.map(({ what, how, as }) => (
        <div key={what} className={styles.written}>
          <dt>{what}</dt>
          <dd>{how}</dd>
          <dd className={styles.example}>{as}</dd>
        </div>
      ))}
    </dl>
  ),
};

const words = [
  { say: 'client', not: 'customer, guest', why: 'Who sits in the chair.' },
  { say: 'menu', not: 'catalog, price sheet', why: 'All services of a salon, with their prices.' },
  { say: 'competitor', not: 'opponent', why: 'A salon that the same client could go to.' },
  { say: 'raise prices', not: 'a raise', why: 'A raise is what a stylist gets.' },
] as const;

/** One word for one thing. */
export const OneWord: Story = {
  render: () => (
    <dl className={styles.forms}>
      {words.map(({ say, not, why }) => (
        <div key={say} className={styles.written}>
          <dt>{say}</dt>
          <dd>{why}</dd>
          <dd>Not: {not}</dd>
        </div>
      ))}
    </dl>
  ),
};
