/** Every text of the page that prices a whole menu. */
import type { PageMetadata } from '../page-metadata';
import type { SectionHead } from '../section-head';

export const menuPage: PageMetadata = {
  title: 'Salon Price List Calculator | Tallycomb',
  description:
    'Paste your salon’s price list from a spreadsheet. Every service gets the price that keeps pace with inflation and with other salons, rounded. Free, no email.',
};

/**
 * Services that one menu takes. Each is drawn as four fields and five figures: 200 are on the screen
 * in a tenth of a second; 10,000 kept the page from answering for more than three.
 */
export const MENU_LIMIT = 200;

/** The head of the menu’s page. */
export interface MenuHead extends SectionHead {
  /** Back to the calculator. */
  readonly back: { readonly label: string; readonly href: string };
}

export const menuHead: MenuHead = {
  heading: 'Your Whole Menu at Once',
  lead: 'Paste your price list. We reprice each service from the month you last changed it.',
  back: { label: 'Back to the inflation calculator', href: '/inflation-calculator' },
};

/** The box that takes a price list. */
export interface MenuPasteText {
  readonly label: string;
  readonly hint: string;
  readonly placeholder: string;
  readonly month: { readonly label: string; readonly hint: string; readonly problem: string };
  readonly read: string;
  readonly open: string;
  /** While the code that reads lists is on its way. */
  readonly reading: string;
  readonly nothing: string;
  /** Where no line has a price. */
  readonly noPrices: string;
  /** Where that code did not come. */
  readonly notLoaded: string;
  readonly failed: string;
  /** Of a file that is no price list. */
  readonly tooLarge: string;
  readonly withoutScript: string;
  readonly late: string;
}

export const menuPasteText: MenuPasteText = {
  label: 'Paste your price list',
  hint: 'As it is: from a spreadsheet, your booking system, your website or a printed menu.',
  placeholder: 'Balayage, 185.00, 06/2019, 40',
  month: {
    label: 'Month for prices without one',
    hint: 'MM/YYYY. When did most of these prices last change?',
    problem: 'Write this month as MM/YYYY, or leave it empty.',
  },
  read: 'Read My List',
  open: 'Open a file',
  reading: 'Reading',
  nothing: 'There’s nothing to read yet. Copy your price list and paste it here.',
  noPrices: 'We found no prices in that, so nothing was added. It’s still in the box.',
  notLoaded: 'The part that reads lists didn’t load. Your list is still here; try again.',
  failed: 'We couldn’t read that file. Open it in its own app, copy the list and paste it here.',
  tooLarge:
    'That file holds more than a price list: over 1 MB, or over 10 MB unpacked. Open one with your services alone.',
  withoutScript: 'Working out prices needs JavaScript. What each column means is below.',
  late: 'This page is still loading. What you typed stays here.',
};

/** What a list’s columns may hold. */
export type MenuListField =
  | 'service'
  | 'variation'
  | 'level'
  | 'price'
  | 'priceType'
  | 'since'
  | 'visits'
  | 'minutes';

/** What a price list was read as, before its services are added. */
export interface MenuReviewText {
  /** Names the choice of a workbook’s sheet. */
  readonly sheet: string;
  /** Above the field that gives one month to all that have none. */
  readonly noMonth: string;
  readonly columns: string;
  readonly fields: Readonly<Record<MenuListField, string>>;
  /** What is done to visits that are counted in something else than months. */
  readonly periods: Readonly<Partial<Record<'week' | 'month' | 'quarter' | 'year', string>>>;
  /** Where no column is certain to be the price. */
  readonly choose: string;
  readonly toDecide: string;
  /** What may become of a line besides what it can mean. */
  readonly decisions: Readonly<Record<'draft' | 'leave', string>>;
  /** Below lines to decide, where there are more. */
  readonly more: string;
  /** What becomes of lines that nobody decides. */
  readonly undecided: string;
  readonly found: string;
  readonly leftOut: string;
  readonly kinds: Readonly<
    Record<'heading' | 'note' | 'total' | 'no-price' | 'unfinished', string>
  >;
  /** The choice where services are in the menu already; their number goes before its legend. */
  readonly again: {
    readonly legend: Readonly<Record<'one' | 'several', string>>;
    readonly options: Readonly<Record<'replace' | 'add', string>>;
  };
  /** Follows the number of lines that were not read: why, and what to do. */
  readonly unread: string;
  readonly back: string;
  /** Follows what was added, where lines stay. */
  readonly stay: string;
  readonly look: string;
  readonly undo: string;
}

export const menuReviewText: MenuReviewText = {
  sheet: 'Sheet',
  noMonth: 'Some have no month. Give one for all, or one each on the menu later.',
  columns: 'Where we found them',
  fields: {
    service: 'Service',
    variation: 'Rest of the name',
    level: 'Level',
    price: 'Price',
    priceType: 'Kind of price',
    since: 'Last change',
    visits: 'Visits a month',
    minutes: 'Minutes',
  },
  periods: {
    week: ', times 52, divided by twelve',
    quarter: ', divided by three',
    year: ', divided by twelve',
  },
  choose: 'Choose a column',
  toDecide: 'For you to decide',
  decisions: { draft: 'Add it, and I’ll fill in the rest', leave: 'Leave it out' },
  more: 'Once these are decided, we’ll show the others.',
  undecided: 'Lines you don’t decide stay in the box.',
  found: 'Services we found',
  leftOut: 'left out',
  kinds: {
    heading: 'heading',
    note: 'note',
    total: 'total',
    'no-price': 'no price',
    unfinished: 'no name or no price',
  },
  again: {
    legend: {
      one: 'of these services is in your menu already',
      several: 'of these services are in your menu already',
    },
    options: {
      replace: 'Update what’s there; months and visits you typed stay',
      add: 'Add a second time',
    },
  },
  unread: `stay in the box: one menu holds ${MENU_LIMIT} services, so that this page stays quick. Download this menu as CSV, delete everything, then read them.`,
  back: 'Back to the list',
  stay: 'What’s left is in the box.',
  look: 'See what we read',
  undo: 'Undo',
};

/** Columns of the table, in any order. */
export type MenuColumn =
  | 'service'
  | 'price'
  | 'newPrice'
  | 'since'
  | 'visits'
  | 'keepsPace'
  | 'withSalons'
  | 'changeInPercent'
  | 'changeAMonth';

/** The table of services that are there. */
export interface MenuTableText {
  readonly heading: string;
  readonly caption: string;
  readonly columns: Readonly<Record<MenuColumn, string>>;
  /** Names the field for whom a service is, or for what hair. */
  readonly level: string;
  /** Follows the price of an hour. */
  readonly anHour: string;
  /** What prices are rounded to, by its name in storage. */
  readonly rounding: {
    readonly legend: string;
    readonly steps: readonly { readonly value: string; readonly label: string }[];
  };
  /** At the field, once it is left. */
  readonly problems: Readonly<Record<'price' | 'since' | 'visits', string>>;
  /** Why there is no price; a month follows those that need one. */
  readonly left: Readonly<Record<'before-series' | 'after-newest' | 'loading', string>>;
  readonly failed: string;
  readonly retry: string;
  /** Where the columns have no heads to press: at the choice of one, before it is made, and after it. */
  readonly sort: Readonly<Record<'by' | 'choose' | 'reverse', string>>;
  readonly add: string;
  /** At that button, once there are as many rows as a menu holds. */
  readonly full: string;
  readonly undo: string;
  readonly download: string;
  readonly fileName: string;
  readonly deleteAll: string;
}

export const menuTableText: MenuTableText = {
  heading: 'Your Menu',
  caption: 'New prices, service by service.',
  columns: {
    service: 'Service',
    price: 'Price now',
    newPrice: 'New price',
    since: 'Last change',
    visits: 'Visits a month',
    keepsPace: 'Keeps pace',
    withSalons: 'With salons',
    changeInPercent: 'Change',
    changeAMonth: 'A month',
  },
  level: 'Level',
  anHour: 'an hour',
  rounding: {
    legend: 'Round to',
    steps: [
      { value: 'menu', label: '$1, and $5 from $50 up' },
      { value: '1', label: '$1' },
      { value: '5', label: '$5' },
      { value: '0.01', label: 'The cent' },
    ],
  },
  problems: {
    price: 'Enter a price above zero.',
    since: 'Enter the month as MM/YYYY.',
    visits: 'Enter whole visits, or leave it empty.',
  },
  left: {
    'before-series': 'Index starts',
    'after-newest': 'Newest index:',
    loading: 'Loading',
  },
  failed: 'The price indexes didn’t load, so there are no new prices. Your rows are all here.',
  retry: 'Try again',
  sort: { by: 'Sort by', choose: 'Choose', reverse: 'Reverse' },
  add: 'Add a Row',
  full: `That’s ${MENU_LIMIT} rows, as many as a menu holds. Delete one to add another.`,
  undo: 'Undo',
  download: 'Download as CSV',
  fileName: 'tallycomb-menu.csv',
  deleteAll: 'Delete everything',
};

/** What the new prices come to, in a month. */
export interface MenuTotalsText {
  readonly heading: string;
  readonly prompt: string;
  /** Above what one row would come to, while there is none. */
  readonly example: string;
  /** Below the sum, after the services that it counts. */
  readonly note: string;
  /** Where no row has visits. */
  readonly withoutVisits: string;
  readonly services: string;
  readonly average: string;
  /** Above the drawing of the prices. */
  readonly comb: string;
}

export const menuTotalsText: MenuTotalsText = {
  heading: 'Extra a Month',
  prompt: 'Paste your price list, or fill in the first row below.',
  example: 'An Example Row',
  note: 'if every visit stays. Some won’t.',
  withoutVisits: 'Add visits a month to see what the new prices bring in.',
  services: 'Services with a new price',
  average: 'Average change',
  comb: 'Each bar is a service. Yellow is the increase.',
};

/** What a menu is made for: a sheet of paper, a notice to clients. */
export interface MenuDeskText {
  readonly heading: string;
  readonly month: { readonly label: string; readonly hint: string; readonly problem: string };
  readonly paper: {
    readonly legend: string;
    readonly options: readonly { readonly value: 'new' | 'both'; readonly label: string }[];
    readonly print: string;
    /** Heads the sheet; `both` is for the team. */
    readonly headings: Readonly<Record<'new' | 'both', string>>;
    readonly columns: Readonly<Record<'now' | 'new', string>>;
  };
  readonly notice: {
    readonly heading: string;
    readonly thanks: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
  };
}

export const menuDeskText: MenuDeskText = {
  heading: 'For the Desk and Your Clients',
  month: {
    label: 'New prices start',
    hint: 'MM/YYYY. They start on the first of the month.',
    problem: 'Enter a month that hasn’t begun as MM/YYYY.',
  },
  paper: {
    legend: 'On paper',
    options: [
      { value: 'new', label: 'New prices' },
      { value: 'both', label: 'Old and new prices' },
    ],
    print: 'Print',
    headings: { new: 'Our Prices', both: 'Old and New Prices' },
    columns: { now: 'Now', new: 'New' },
  },
  notice: {
    heading: 'Notice to Clients',
    thanks: 'Thank you for coming to us.',
    copy: 'Copy the notice',
    copied: 'Copied.',
    notCopied: 'Your browser didn’t copy it. The text is selected, so you can copy it yourself.',
  },
};

/** What is said about keeping a menu on the device. */
export interface MenuStorageText {
  readonly saved: string;
  /** Heads what is said once it cannot be. */
  readonly notSaved: string;
  readonly denied: string;
  readonly unreadable: string;
  readonly forget: string;
  readonly cleared: string;
}

export const menuStorageText: MenuStorageText = {
  saved: 'Saved on this device only, and sent nowhere.',
  notSaved: 'This menu isn’t saved.',
  denied: 'Your browser won’t let us save this menu. Download it as CSV before you leave.',
  unreadable:
    'A menu is saved on this device that this version of the page can’t read. We’ve left it alone, so what you type now isn’t saved.',
  forget: 'Delete what’s saved',
  cleared: 'Every row deleted, here and on this device.',
};

/** What each column means. */
export interface MenuMethod {
  readonly heading: string;
  readonly lead: string;
  readonly columns: readonly { readonly name: string; readonly text: string }[];
  readonly guide: { readonly label: string; readonly href: string };
}

export const menuMethod: MenuMethod = {
  heading: 'What Each Column Means',
  lead: 'A price you changed last spring has less to catch up on than one from 2019. So each row counts from its own month.',
  columns: [
    { name: 'New price', text: 'The price that keeps pace, rounded the way you choose.' },
    {
      name: 'Keeps pace',
      text: 'The price that buys today what it bought back then, by all consumer prices (CPI-U).',
    },
    {
      name: 'With salons',
      text: 'What you’d charge if you’d kept up with other salons (federal personal care index).',
    },
    { name: 'Change', text: 'From the price now to the new one.' },
    { name: 'A month', text: 'That change times the visits you have now.' },
  ],
  guide: { label: 'How to raise prices, step by step', href: '/guides/price-optimization' },
};
