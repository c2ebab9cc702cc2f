import type { Meta, StoryObj } from '@storybook/react-vite';
import { calculatorForm, priceBoxText } from '@tallycomb/content/calculator';
import { faq, features, hero, pricing, problems } from '@tallycomb/content/pages';
import { failedPage, notFoundPage } from '@tallycomb/content/site';
import { Table } from '../docs/Table';

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

/** On the site, word for word, beside what never will be. */
export const OneSentenceTwoWays: Story = {
  render: () => (
    <Table
      headings={['Rule', 'On the site', 'Never']}
      rows={Object.fromEntries(pairs.map(({ rule, ours, theirs }) => [rule, [rule, ours, theirs]]))}
    />
  ),
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
    <Table
      headings={['What', 'How', 'On the site']}
      rows={Object.fromEntries(forms.map(({ what, how, as }) => [what, [what, how, as]]))}
    />
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
    <Table
      headings={['Say', 'Not', 'Why']}
      rows={Object.fromEntries(words.map(({ say, not, why }) => [say, [say, not, why]]))}
    />
  ),
};
