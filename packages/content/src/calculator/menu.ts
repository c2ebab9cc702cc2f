/** Texts of the page that prices a whole menu; sentences with figures are the site’s, reasons for a line the core’s. */
import type { PageMetadata } from '../page-metadata';

export const menuPage: PageMetadata = {
  title: 'Salon Price List Calculator | Tallycomb',
  description:
    'Paste your salon’s price list and see what each service would be today if you’d kept up with inflation, or with other salons. Free, no email.',
};

/**
 * Services that one menu takes. Each is drawn as four fields and five figures: 200 are on the screen
 * in a tenth of a second; 10,000 kept the page from answering for more than three.
 */
export const MENU_LIMIT = 200;

/** The head of the menu’s page. */
export const menuHead = {
  heading: 'Your Whole Menu at Once',
  lead: 'Paste your price list. We reprice each service from the month you last changed it.',
};

/** The box that takes a price list. */
export const menuPasteText = {
  label: 'Paste your price list',
  hint: 'As it is: from a spreadsheet, your booking system, your website or a PDF menu.',
  placeholder: 'Balayage, 185.00, 06/2019, 40',
  month: {
    label: 'When did you last raise these prices?',
    hint: 'MM/YYYY. It counts for every price that comes without a month.',
    problem: 'Write this month as MM/YYYY, or leave it empty.',
    /** Where services are to be added that have none. */
    asked: 'Enter the month as MM/YYYY, or add months row by row.',
  },
  read: 'Read My List',
  open: 'Open a file',
  /** While the code that reads lists is on its way. */
  reading: 'Reading',
  nothing: 'There’s nothing to read yet. Copy your price list and paste it here.',
  /** Where no line has a price. */
  noPrices: 'We found no prices in that, so nothing was added. It’s still in the box.',
  /** Where that code did not come. */
  notLoaded: 'The part that reads lists didn’t load. Your list is still here; try again.',
  failed: 'We couldn’t read that file. Open it in its own app, copy the list and paste it here.',
  /** Of a file that is no price list. */
  tooLarge:
    'That file is too big for a price list: over 1 MB, or over 10 MB unzipped. Open one with just your services.',
  withoutScript: 'Working out prices needs JavaScript. What each figure means is below.',
  late: 'This page hasn’t loaded to the end. Reload it to try again.',
};

/** What a price list was read as, before its services are added. */
export const menuReviewText = {
  /** Names the choice of a workbook’s sheet. */
  sheet: 'Sheet',
  /** Adds services without a month. */
  rowByRow: 'I’ll add months row by row',
  columns: 'Where we found them',
  /** What a list’s columns may hold. */
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
  /** What is done to visits that are counted in something else than months. */
  periods: {
    week: ', times 52, divided by twelve',
    quarter: ', divided by three',
    year: ', divided by twelve',
  },
  /** Where no column is certain to be the price. */
  choose: 'Choose a column',
  toDecide: 'For you to decide',
  /** What may become of a line besides what it can mean. */
  decisions: { draft: 'Add it, and I’ll fill in the rest', leave: 'Leave it out' },
  /** Questions that several lines share, to follow their count. */
  together: {
    'no-currency': 'prices have no currency. Are these dollars?',
    'no-service': 'lines have a price, but may not be services. Add them?',
    package: 'prices are for several visits. Add them?',
  },
  /** What may become of all of these lines. */
  togetherOptions: { '0': 'Yes to all', leave: 'No, leave them out', each: 'One by one' },
  /** Below lines to decide, where there are more. */
  more: 'Once you’ve decided these, we’ll show you the rest.',
  /** What becomes of lines that nobody decides. */
  undecided: 'Lines you leave undecided stay in the box.',
  found: 'Services we found',
  leftOut: 'left out',
  kinds: {
    heading: 'heading',
    note: 'note',
    total: 'total',
    'no-price': 'no price',
    retired: 'no longer offered',
    unfinished: 'no name or no price',
  },
  /** The choice where services are in the menu already; their number goes before its legend. */
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
  /** Follows the number of lines that were not read: why, and what to do. */
  unread: `stay in the box: one menu holds ${MENU_LIMIT} services, so this page stays fast. Download this menu as CSV, delete everything, then read the rest.`,
  back: 'Back to the list',
  /** Follows what was added, where lines stay. */
  stay: 'What’s left is in the box.',
  look: 'See what we read',
  undo: 'Undo',
};

/** The table of services that are there. */
export const menuTableText = {
  heading: 'Your Menu',
  caption: 'New prices, service by service.',
  columns: {
    service: 'Service',
    price: 'Price now',
    newPrice: 'New price',
    since: 'Last change',
    visits: 'Visits a month',
    keepsPace: 'With inflation',
    withSalons: 'With other salons',
    changeInPercent: 'Change',
    changeAMonth: 'Extra a month',
  },
  /** Names the field for whom a service is, or for what hair. */
  level: 'Level',
  /** Follows the price of an hour. */
  anHour: 'an hour',
  /** What prices are rounded to, by its name in storage. */
  rounding: {
    legend: 'Round to',
    steps: [
      { value: 'menu', label: '$1, and $5 from $50 up' },
      { value: '1', label: '$1' },
      { value: '5', label: '$5' },
      { value: '0.01', label: 'The cent' },
    ],
  },
  /** At the field, once it is left. */
  problems: {
    price: 'Enter a price above $0.',
    since: 'Enter the month as MM/YYYY.',
    visits: 'Enter a whole number, or leave it empty.',
  },
  /** Why there is no price; a month follows those that need one. */
  left: {
    'before-series': 'Figures start',
    'after-newest': 'Figures end',
    loading: 'Loading',
  },
  failed: 'The price indexes didn’t load, so there are no new prices. Your rows are all here.',
  retry: 'Try again',
  /** Where the columns have no heads to press: at the choice of one, before it is made, and after it. */
  sort: { by: 'Sort by', choose: 'Choose', reverse: 'Reverse' },
  add: 'Add a Row',
  /** At that button, once there are as many rows as a menu holds. */
  full: `That’s ${MENU_LIMIT} rows, as many as a menu holds. Delete one to add another.`,
  undo: 'Undo',
  download: 'Download as CSV',
  fileName: 'tallycomb-menu.csv',
  deleteAll: 'Delete everything',
};

/** Columns of the table. */
export type MenuTableColumn = keyof typeof menuTableText.columns;

/** What the new prices come to, in a month. */
export const menuTotalsText = {
  heading: 'Extra a Month',
  prompt: 'Paste your price list, or fill in the first row below.',
  /** Above what one row would come to, while there is none. */
  example: 'An Example Row',
  /** Below the sum, after the services that it counts. */
  note: 'if every client stays. Some won’t.',
  /** Where no row has visits. */
  withoutVisits: 'Add visits a month to see what the new prices bring in.',
  services: 'Services with a new price',
  average: 'Average change',
  /** Above the drawing of the prices. */
  comb: 'Each bar is a service. Yellow is the increase.',
};

/** What a menu is made for: a sheet of paper, a notice to clients. */
export const menuDeskText = {
  heading: 'For the Desk and Your Clients',
  month: {
    label: 'New prices start',
    hint: 'MM/YYYY. They start on the first of the month.',
    problem: 'Use MM/YYYY, next month or later.',
  },
  paper: {
    legend: 'On paper',
    options: [
      { value: 'new', label: 'New prices' },
      { value: 'both', label: 'Old and new prices' },
      { value: 'notice', label: 'Notice to clients' },
    ],
    salon: { label: 'Salon name', hint: 'Optional. It goes at the foot of the sheet.' },
    print: 'Print',
    /** Heads the sheet; `both` is for the team. */
    headings: { new: 'Our Prices', both: 'Old and New Prices', notice: 'Our New Prices' },
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
export const menuStorageText = {
  saved: 'Saved on this device only. It’s never sent to us.',
  /** Heads what is said once it cannot be. */
  notSaved: 'This menu isn’t saved.',
  denied: 'Your browser won’t let us save this menu. Download it as CSV before you leave.',
  unreadable:
    'A menu is saved on this device that this version of the page can’t read. We’ve left it alone, so what you type now isn’t saved.',
  forget: 'Delete what’s saved',
  cleared: 'Every row deleted, here and on this device.',
};

/** What each figure means. */
export const menuMethod = {
  heading: 'What Each Figure Means',
  lead: 'A price you changed last spring has less to catch up on than one from 2019. So each row counts from its own month.',
  columns: [
    { name: 'New price', text: 'The price with inflation, rounded the way you choose.' },
    {
      name: 'With inflation',
      text: 'What you’d charge if you’d kept up with inflation (consumer prices, CPI-U).',
    },
    {
      name: 'With other salons',
      text: 'What you’d charge if you’d kept up with other salons (federal personal care index).',
    },
    { name: 'Change', text: 'From the price now to the new one.' },
    { name: 'Extra a month', text: 'That change times the visits you have now.' },
  ],
  guide: { label: 'How to raise prices, step by step', href: '/guides/price-optimization' },
};
