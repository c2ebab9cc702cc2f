/** What the calculator says of prices: the increase, one price carried along, the clients it may cost. */
import type { GuideLink } from '../guide-link';
import type { SectionHead } from '../section-head';

export type { GuideLink };

/** The section that turns a result into a raise; the raise’s caption goes by the sign of the gap. */
export interface CloseTheGapText {
  readonly heading: string;
  readonly raiseCaption: Readonly<Record<'lost' | 'gained' | 'unchanged', string>>;
  readonly guide: GuideLink;
}

export const closeTheGapText: CloseTheGapText = {
  heading: 'Close the Gap',
  raiseCaption: {
    lost: 'The increase, across the menu, that puts you back where you were.',
    gained: 'Prices fell since then. You have no gap to close.',
    unchanged: 'There’s no gap to close yet.',
  },
  guide: {
    label: 'What inflation does to a price list',
    href: '/guides/inflation-impact',
  },
};

/** The sections that follow a result, by the ids of their headings. */
export const resultContents: readonly { readonly id: string; readonly label: string }[] = [
  { id: 'close-the-gap', label: 'One price, carried' },
  { id: 'price-plan', label: 'The increase in steps' },
  { id: 'clients-to-lose', label: 'Clients you can lose' },
];

/** The form for one service’s price. */
export interface PriceBoxText {
  readonly heading: string;
  readonly price: { readonly label: string; readonly hint: string; readonly problem: string };
  readonly month: { readonly label: string; readonly hint: string; readonly problem: string };
  readonly defaultPrice: string;
  readonly rounding: {
    readonly legend: string;
    /** By the step in dollars. */
    readonly steps: readonly { readonly value: string; readonly label: string }[];
  };
  /** Goes before each price. */
  readonly targets: Readonly<Record<'prices' | 'salons', string>>;
  /** Goes between a price's change and the price as it was before rounding. */
  readonly before: string;
  /** Why there is no price. */
  readonly left: Readonly<Record<'open' | 'before-series' | 'loading' | 'failed', string>>;
}

export const priceBoxText: PriceBoxText = {
  heading: 'One Price at a Time',
  price: {
    label: 'What you charge',
    hint: 'A haircut, a full set, a brow wax.',
    problem: 'Enter a price above zero, for example 50.00.',
  },
  month: {
    label: 'Since',
    hint: 'The month this one price last changed.',
    problem: 'Enter a month that has begun as MM/YYYY, for example 06/2022.',
  },
  defaultPrice: '50.00',
  rounding: {
    legend: 'Round to',
    steps: [
      { value: '0.01', label: 'The cent' },
      { value: '1', label: '$1' },
      { value: '5', label: '$5' },
    ],
  },
  targets: { prices: 'To keep up with prices', salons: 'To keep up with salons' },
  before: 'before rounding',
  left: {
    open: 'Takes a price and a month.',
    'before-series': 'No price index reaches back to that month.',
    loading: 'Fetching the price index.',
    failed: 'The price index didn’t load. Press Calculate to try again.',
  },
};

/** The form that says how many visits a raise can cost before it costs money. */
export interface ClientsToLoseText extends SectionHead {
  readonly card: string;
  readonly fields: Readonly<
    Record<
      'price' | 'increase' | 'commission' | 'product' | 'visits',
      { readonly label: string; readonly hint?: string; readonly problem: string }
    >
  >;
  /** An example to write over. The increase is that of the result. */
  readonly defaults: Readonly<Record<'price' | 'commission' | 'product' | 'visits', string>>;
  /** Goes after the number of visits. */
  readonly stayAway: string;
  readonly none: Readonly<Record<'no-increase' | 'no-margin', string>>;
  readonly guide: GuideLink;
}

export const clientsToLoseText: ClientsToLoseText = {
  heading: 'How Many Clients Can You Lose?',
  lead: 'Some clients will leave over a new price. Fewer than you fear may matter: each visit that stays brings in more.',
  card: 'Your Numbers',
  fields: {
    price: { label: 'Price of a visit', problem: 'Enter a price above zero, for example 50.00.' },
    increase: {
      label: 'Increase in percent',
      hint: 'From your result.',
      problem: 'Enter percent as a number above zero, for example 10 or 7.5.',
    },
    commission: {
      label: 'Commission in percent',
      hint: '0 if you work alone.',
      problem: 'Enter percent from 0 to 100, for example 45.',
    },
    product: {
      label: 'Product a visit uses',
      hint: 'In dollars.',
      problem: 'Enter dollars, for example 4.00. 0 is fine.',
    },
    visits: {
      label: 'Visits a month',
      problem: 'Enter a whole number of visits from 1 up, for example 120.',
    },
  },
  defaults: { price: '50.00', commission: '45', product: '4.00', visits: '120' },
  stayAway: 'can stay away each month before you earn less.',
  none: {
    'no-increase':
      'With these numbers a visit leaves no more than before, so there’s no one you can afford to lose.',
    'no-margin':
      'With these numbers a visit leaves you nothing before the increase. Check the commission and the product first.',
  },
  guide: {
    label: 'How to raise prices, commission included',
    href: '/guides/price-optimization',
  },
};

/** The card that adds up what was missed in every month so far. */
export interface MissedSoFarText {
  readonly heading: string;
  /** What the figure is, and what it is not. */
  readonly note: string;
  readonly payHeading: string;
  /** Dollars of the example. */
  readonly pay: number;
}

export const missedSoFarText: MissedSoFarText = {
  heading: 'Missed so far',
  note: 'Every month’s gap added up. It’s behind you; the yearly gap is what the next twelve months cost.',
  payHeading: 'And the team’s pay',
  pay: 2700,
};
