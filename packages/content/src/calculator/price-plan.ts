/** What the calculator says of a price increase in steps: the plan, the card for the desk, the calendar. */
import type { GuideLink } from '../guide-link';
import type { SectionHead } from '../section-head';

/** A group of radio buttons. */
export interface Choice {
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The plan of raises in steps: its form, the card of each step for the front desk, the calendar file. */
export interface PricePlanText extends SectionHead {
  readonly count: Choice;
  readonly months: {
    /** Opens the months. */
    readonly summary: string;
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
  readonly desk: {
    /** What is up, by what the price keeps up with; the change goes after it. */
    readonly subjects: Readonly<Record<'prices' | 'salons', string>>;
    /** A region's name goes after it. */
    readonly regionalSubject: string;
    readonly thanks: string;
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
  lead: 'A big increase is easier in steps. We split it evenly, round each price and give it a start date.',
  count: {
    legend: 'How many steps',
    options: ['1', '2', '3', '4'].map((value) => ({ value, label: value })),
  },
  months: {
    summary: 'Change the dates',
    legend: 'First month of each price',
    hint: 'Each price starts on the first of the month. We leave at least four weeks to tell clients, then half a year between steps. Change any of them.',
    label: 'Step',
  },
  service: {
    label: 'What it’s called on the card',
    hint: 'Such as “a haircut”. It may stay empty.',
    unnamed: 'this service',
  },
  problems: {
    'no-month': 'Enter a month as MM/YYYY, such as',
    begun: 'That month has begun. Try',
    'not-after': 'Enter a month after',
  },
  none: {
    open: 'The plan takes a price and the month it last changed.',
    months: 'The plan takes months still to come, one after the other.',
  },
  desk: {
    subjects: { prices: 'Prices in general', salons: 'Salon prices' },
    regionalSubject: 'Prices in the',
    thanks: 'Thank you for coming to us.',
    copy: 'Copy the card',
    copied: 'Copied.',
    notCopied: 'Your browser didn’t copy it. The text is selected, so you can copy it yourself.',
  },
  calendar: {
    download: 'Add to calendar',
    hint: 'A reminder four weeks before each step, with the card. The file stays on your device.',
    fileName: 'tallycomb-price-plan.ics',
    card: 'For the card at the front desk:',
  },
  guide: {
    label: 'How to tell clients, and the team first',
    href: '/guides/price-optimization#say-it',
  },
};
