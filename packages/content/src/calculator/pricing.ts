/** What the calculator says of prices: the increase, one price carried along, the clients it may cost. */
import type { GuideLink } from '../guide-link';
import type { SectionHead } from '../section-head';

export type { GuideLink };

/** The section that turns a result into prices; the raise’s caption goes by the sign of the gap. */
export interface NewPricesText {
  readonly heading: string;
  readonly raiseCaption: Readonly<Record<'lost' | 'gained' | 'unchanged', string>>;
  /** Leads to the page that prices every service, and names what stands here. */
  readonly scope: { readonly label: string; readonly one: string; readonly menu: GuideLink };
  /** Opens what few change. */
  readonly otherWays: string;
}

export const newPricesText: NewPricesText = {
  heading: 'Your New Prices',
  raiseCaption: {
    lost: 'The increase, across the menu, that puts you back where you were.',
    gained: 'Prices in general fell since then. You have no gap to close.',
    unchanged: 'There’s no gap to close yet.',
  },
  scope: {
    label: 'What to price',
    one: 'One price',
    menu: { label: 'Whole menu', href: '/inflation-calculator/menu' },
  },
  otherWays: 'Count by region',
};

/** Jumps under the figure, by the ids of the headings that they lead to. */
export const resultContents: readonly { readonly id: string; readonly label: string }[] = [
  { id: 'new-prices', label: 'New price' },
  { id: 'price-plan', label: 'Plan' },
  { id: 'keep-result', label: 'Print' },
];

/** The form for one service’s price. */
export interface PriceBoxText {
  readonly price: { readonly label: string; readonly hint: string; readonly problem: string };
  readonly month: { readonly label: string; readonly hint: string; readonly problem: string };
  readonly defaultPrice: string;
  readonly rounding: {
    readonly legend: string;
    /** By the step in dollars. */
    readonly steps: readonly { readonly value: string; readonly label: string }[];
  };
  /** What a price may keep up with: each goes before its new price. */
  readonly targets: Readonly<Record<'prices' | 'salons', string>>;
  /** Names the choice between them. */
  readonly targetsLegend: string;
  /** Goes between a price's change and the price as it was before rounding. */
  readonly before: string;
  /** Why there is no price. */
  readonly left: Readonly<Record<'open' | 'before-series' | 'loading' | 'failed', string>>;
}

export const priceBoxText: PriceBoxText = {
  price: {
    label: 'What you charge',
    hint: 'For one service.',
    problem: 'Enter a price above zero, for example 50.00.',
  },
  month: {
    label: 'Since',
    hint: 'Its last change.',
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
  targets: { prices: 'To keep up with inflation', salons: 'To keep up with other salons' },
  targetsLegend: 'Your new price',
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
  /** Opens the calculation. */
  readonly formula: string;
  readonly fields: Readonly<
    Record<
      'price' | 'newPrice' | 'commission' | 'product' | 'visits',
      { readonly label: string; readonly hint?: string; readonly problem: string }
    >
  >;
  /** An example to write over; both prices are those of the plan. */
  readonly defaults: Readonly<Record<'commission' | 'product' | 'visits', string>>;
  /** Goes before the number of visits, and after it. */
  readonly answer: readonly [string, string];
  readonly none: Readonly<Record<'no-increase' | 'no-margin', string>>;
  readonly guide: GuideLink;
}

export const clientsToLoseText: ClientsToLoseText = {
  heading: 'How Many Clients Can You Lose?',
  lead: 'Some clients will leave over a new price. You can afford to lose more than you think: every visit that stays brings in more.',
  formula: 'How we count it',
  fields: {
    price: { label: 'Price now', problem: 'Enter a price above zero, for example 50.00.' },
    newPrice: { label: 'New price', problem: 'Enter a price above zero, for example 55.00.' },
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
  defaults: { commission: '45', product: '4.00', visits: '120' },
  answer: ['You could lose', 'a month and still come out even.'],
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
  /** Dollars of the example. */
  readonly pay: number;
}

export const missedSoFarText: MissedSoFarText = {
  heading: 'Missed so far',
  note: 'Every month’s gap added up. It’s behind you; the yearly gap is what the next twelve months cost.',
  pay: 2700,
};
