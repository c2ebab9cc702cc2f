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
  lead: 'Paste your price list. Every service gets a new price, carried from the month its own price last changed.',
  back: { label: 'Back to the inflation calculator', href: '/inflation-calculator' },
};

/** The box that takes a price list. */
export interface MenuPasteText {
  readonly label: string;
  readonly hint: string;
  readonly placeholder: string;
  readonly month: { readonly label: string; readonly hint: string; readonly problem: string };
  readonly add: string;
  readonly open: string;
  readonly nothing: string;
  readonly failed: string;
  /** Of a file that is no price list. */
  readonly tooLarge: string;
  /** Goes above the rows that were not taken. */
  readonly rejected: string;
  /** Why a line was not taken, where none has a price. */
  readonly noPrice: string;
  /** Follows the number of lines that are no service. */
  readonly leftOut: string;
  /** Below the reasons that are given, where there are more. */
  readonly moreReasons: string;
  /** Follows the number of lines that were not read: why, and what to do. */
  readonly unread: string;
  readonly withoutScript: string;
  readonly late: string;
}

export const menuPasteText: MenuPasteText = {
  label: 'Paste from a spreadsheet',
  hint: 'Service, price, month it last changed, visits a month if known. A header row is fine.',
  placeholder: 'Balayage, 185.00, 06/2019, 40',
  month: {
    label: 'Month for rows without one',
    hint: 'MM/YYYY. Leave it empty if each row has its own.',
    problem: 'Write this month as MM/YYYY, or leave it empty.',
  },
  add: 'Add These Rows',
  open: 'Open a CSV file',
  nothing: 'There’s nothing to read yet. Copy the rows in your spreadsheet and paste them here.',
  failed: 'We couldn’t read that file. Save it as CSV and try again.',
  tooLarge:
    'That file holds more than a price list: it’s larger than 1 MB. Open one with your services alone.',
  rejected: 'These stay in the box. Fix them and add them again.',
  noPrice: 'There’s no price in this row.',
  leftOut: 'left out: headings, notes, totals and services without a price.',
  moreReasons: 'Once these are fixed, we’ll say what’s wrong with the others.',
  unread: `stay in the box: one menu holds ${MENU_LIMIT} services, so that this page stays quick. Download this menu as CSV, delete everything, then add them.`,
  withoutScript: 'Working out prices needs JavaScript. What each column means is below.',
  late: 'This page is still loading. What you typed stays here.',
};

/** Columns of the table, in any order. */
export type MenuColumn =
  | 'service'
  | 'price'
  | 'since'
  | 'visits'
  | 'keepsPace'
  | 'withSalons'
  | 'rounded'
  | 'changeInPercent'
  | 'changeAMonth';

/** The table of services that are there. */
export interface MenuTableText {
  readonly heading: string;
  readonly caption: string;
  readonly columns: Readonly<Record<MenuColumn, string>>;
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
    since: 'Last change',
    visits: 'Visits a month',
    keepsPace: 'Keeps pace',
    withSalons: 'With salons',
    rounded: 'Rounded',
    changeInPercent: 'Change',
    changeAMonth: 'A month',
  },
  problems: {
    price: 'Enter a price above zero, for example 50.00.',
    since: 'Enter the month as MM/YYYY, for example 06/2022.',
    visits: 'Enter a whole number of visits, or leave it empty.',
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
  /** Below the sum of all rows with visits. */
  readonly note: string;
  /** Where no row has visits. */
  readonly withoutVisits: string;
  readonly services: string;
  readonly average: string;
  readonly withVisits: string;
  /** Above the drawing of the prices. */
  readonly comb: string;
}

export const menuTotalsText: MenuTotalsText = {
  heading: 'More a Month',
  prompt: 'Paste your price list, or fill in the first row below.',
  example: 'An Example Row',
  note: 'From the rounded prices, if every visit stays. Some won’t.',
  withoutVisits: 'Add visits a month to see what the new prices bring in.',
  services: 'Services with a new price',
  average: 'Average change',
  withVisits: 'Of these, with visits',
  comb: 'One tooth a service. In honey, what keeping pace adds.',
};

/** What is said about keeping a menu on the device. */
export interface MenuStorageText {
  readonly saved: string;
  readonly denied: string;
  readonly unreadable: string;
  readonly forget: string;
  readonly cleared: string;
}

export const menuStorageText: MenuStorageText = {
  saved: 'Saved on this device only, and sent nowhere.',
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
    {
      name: 'Keeps pace',
      text: 'The price that buys today what it bought back then, by all consumer prices (CPI-U).',
    },
    {
      name: 'With salons',
      text: 'The price that rose as salon prices did, by the index of personal care services.',
    },
    { name: 'Rounded', text: 'The price that keeps pace, rounded to the step you choose.' },
    { name: 'Change', text: 'From the price now to the rounded one.' },
    { name: 'A month', text: 'That change times the visits you have now.' },
  ],
  guide: { label: 'How to raise prices, step by step', href: '/guides/price-optimization' },
};
