/** What the calculator says of a price increase in steps: the plan, the card for the desk, the calendar. */
import type { GuideLink } from '../guide-link';
import type { SectionHead } from '../section-head';

/** A group of radio buttons. */
export interface Choice {
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The plan of raises in steps: its form, its table, the card for the front desk, the calendar file. */
export interface PricePlanText extends SectionHead {
  readonly card: string;
  /** By what the price is to keep up with. */
  readonly aim: Choice;
  readonly count: Choice;
  readonly months: {
    readonly legend: string;
    readonly hint: string;
    /** Goes before the number of a step. */
    readonly label: string;
  };
  readonly service: {
    readonly label: string;
    readonly hint: string;
    /** Stands for a name that was not given. */
    readonly unnamed: string;
  };
  /** What is wrong with a month; an example or the month before goes after it. */
  readonly problems: Readonly<Record<'no-month' | 'begun' | 'not-after', string>>;
  /** Why there is no plan. */
  readonly none: Readonly<Record<'open' | 'months', string>>;
  readonly steps: string;
  readonly columns: Readonly<Record<'month' | 'price' | 'change', string>>;
  readonly caption: string;
  readonly desk: {
    readonly heading: string;
    /** What moved, by the aim; the change goes after it. */
    readonly subjects: Readonly<Record<'prices' | 'salons', string>>;
    /** A region's name goes after it. */
    readonly regionalSubject: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
  };
  readonly calendar: {
    readonly download: string;
    readonly hint: string;
    readonly fileName: string;
    /** Goes before the card's text in a reminder. */
    readonly card: string;
  };
  readonly guide: GuideLink;
}

export const pricePlanText: PricePlanText = {
  heading: 'A Plan in Steps',
  lead: 'A big increase is easier to say in parts. Each step is the same percent, each price is rounded, and each has its date.',
  card: 'Your Steps',
  aim: {
    legend: 'Keep up with',
    options: [
      { value: 'prices', label: 'Prices' },
      { value: 'salons', label: 'Salons' },
    ],
  },
  count: {
    legend: 'How many steps',
    options: ['1', '2', '3', '4'].map((value) => ({ value, label: value })),
  },
  months: {
    legend: 'First month of each price',
    hint: 'We leave at least four weeks to tell clients, then half a year between steps. Change any of them.',
    label: 'Step',
  },
  service: {
    label: 'What it’s called on the card',
    hint: 'For example a haircut, a full set, a brow wax. You can leave it empty.',
    unnamed: 'this service',
  },
  problems: {
    'no-month': 'Enter a month as MM/YYYY, such as',
    begun: 'That month has begun. Try',
    'not-after': 'Enter a month after',
  },
  none: {
    open: 'The plan takes a price and a month from the box above.',
    months: 'The plan takes months still to come, one after the other.',
  },
  columns: { month: 'Starts', price: 'New price', change: 'Change' },
  steps: 'Step by Step',
  caption: 'Each price holds from the first of its month.',
  desk: {
    heading: 'For the Front Desk',
    subjects: { prices: 'US consumer prices', salons: 'US salon prices' },
    regionalSubject: 'Consumer prices in the',
    copy: 'Copy the card',
    copied: 'Copied.',
    notCopied: 'Your browser didn’t copy it. The text is selected, so you can copy it yourself.',
  },
  calendar: {
    download: 'Download for your calendar',
    hint: 'One reminder a step, four weeks ahead, with its card. The file is made in your browser and sent nowhere.',
    fileName: 'tallycomb-price-plan.ics',
    card: 'For the card at the front desk:',
  },
  guide: {
    label: 'How to tell clients, and the team first',
    href: '/guides/price-optimization#say-it',
  },
};
