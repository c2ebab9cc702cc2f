/**
 * Texts of the page that prices a whole menu. Sentences with figures are in the site, reasons why a
 * line needs a decision in the core.
 */
import type { PageMetadata } from '../page-texts';

export const menuPage: PageMetadata = {
  title: 'Salon Price List Calculator | Tallycomb',
  description:
    'Paste your salon’s price list and see what each service would be today if you’d kept up with inflation, or with other salons. Free, no email.',
};

/**
 * Most services in one menu. With the fields of all 200 open, a key shows within a twentieth of a
 * second; 10,000 rows kept the page from answering for more than three.
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
  hint: 'Copy it from a spreadsheet, your booking system, your website or a PDF, just as it is. In a photo, press and hold the text to copy it.',
  /** A short list, shown beside the empty box with its new prices. */
  example: {
    list: 'Women’s cut $65\nRoot touch-up $95\nBalayage from $185\nKeratin $320',
    since: '06/2019',
    heading: 'An Example',
    /** Precedes the month of its prices. */
    text: 'A list last raised in',
    use: 'Try this list',
  },
  month: {
    label: 'When did you last raise these prices?',
    hint: 'We use it for every price that has no month of its own.',
    problem: 'Write this month as MM/YYYY, or leave it empty.',
    /** Shown when services without a month are about to be added. */
    asked: 'Enter the month as MM/YYYY, or add months row by row.',
  },
  read: 'Read My List',
  /** Opens the folded box for another list. */
  another: 'Paste another list',
  open: 'Open a file',
  /** Shown while the code that reads lists loads. */
  reading: 'Reading',
  nothing: 'There’s nothing to read yet. Copy your price list and paste it here.',
  /** Shown when no line has a price. */
  noPrices: 'We found no prices in that, so nothing was added. It’s still in the box.',
  /** Shown when the code that reads lists did not load. */
  notLoaded: 'The part that reads lists didn’t load. Your list is still here; try again.',
  failed: 'We couldn’t read that file. Open it in its own app, copy the list and paste it here.',
  /** Shown for a file too big to be a price list. */
  tooLarge:
    'That file is too big for a price list: over 1 MB, or over 10 MB unzipped. Open one with just your services.',
  withoutScript: 'Working out prices needs JavaScript. What each figure means is below.',
  late: 'This page hasn’t loaded to the end. Reload it to try again.',
};

/** The review of a price list that was read, before its services are added. */
export const menuReviewText = {
  /** Label of the choice of a workbook's sheet. */
  sheet: 'Sheet',
  /** Option that adds services without a month. */
  rowByRow: 'I’ll add months row by row',
  columns: 'Where we found them',
  /** Meanings that a list's column can have. */
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
  /** Conversion of visits counted per week, quarter or year to visits a month. */
  periods: {
    week: ', times 52, divided by twelve',
    quarter: ', divided by three',
    year: ', divided by twelve',
  },
  /** Shown when no column is certain to be the price. */
  choose: 'Choose a column',
  /** Follows the signs of currencies that are no dollars. */
  currencies: 'prices are read as US dollars. We don’t convert them.',
  toDecide: 'For you to decide',
  /** Choices for a line besides its possible readings. */
  decisions: { draft: 'Add it, I’ll finish it later', leave: 'Leave it out' },
  /** The same choices, where the question is whether a number is the price. */
  answers: { draft: 'No price yet', leave: 'Skip' },
  /** Questions that several lines share, to follow their count. */
  together: {
    'no-currency': 'prices have no currency. Are these dollars?',
    'no-service': 'lines have a price, but may not be services. Add them?',
    'odd-one-out': 'lines look unlike the rest. Are they services?',
    package: 'prices are for several visits. Add them?',
  },
  /** Answers that apply to all of these lines at once. */
  togetherOptions: { '0': 'Yes to all', leave: 'No', each: 'One by one' },
  /** Shown below the lines to decide when more will follow. */
  more: 'Once you’ve decided these, we’ll show you the rest.',
  /** Tells what happens to lines left undecided. */
  undecided: 'A line without an answer isn’t added. It stays in the paste box.',
  found: 'Your List',
  /** Stands before the month that most of the services have: “Prices since June 2019”. */
  since: 'Prices since',
  /** Explains the comb on the list until a month gives new prices. */
  priceBars: 'Each bar is one of your prices.',
  /** Explains the new prices beside those of the list. */
  repriced: 'Red is what they’d be today.',
  leftOut: 'left out',
  kinds: {
    heading: 'heading',
    note: 'note',
    total: 'total',
    'no-price': 'no price',
    retired: 'no longer offered',
    unfinished: 'no name or no price',
  },
  /** The choice for services already in the menu; their number precedes its legend. */
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
  back: 'Edit the list',
  /** Follows what was added when lines remain in the box. */
  stay: 'The rest of your list is still in the box above.',
  look: 'What we read',
  undo: 'Undo',
};

/** The table of the menu's services. */
export const menuTableText = {
  heading: 'Your Menu',
  /** Shown until there are two services. */
  byHand: 'No list to paste? Type your services in here.',
  /** Links from the head of the sheet to its parts. */
  jumps: {
    label: 'On this sheet',
    links: [
      { id: 'menu-desk', name: 'Print' },
      { id: 'menu-notice', name: 'Copy the notice' },
    ],
  },
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
  /** Label of the field for a service's level: who does it, or for which hair. */
  level: 'Level',
  /** Follows the price of an hour. */
  anHour: 'an hour',
  /** Errors at a field, shown once it is left. */
  problems: {
    price: 'Enter a price above $0.',
    since: 'Enter the month as MM/YYYY.',
    visits: 'Enter a whole number, or leave it empty.',
  },
  /** Reasons for a missing price; a month follows the first two. */
  left: {
    'before-series': 'Figures start',
    'after-newest': 'Figures end',
    loading: 'Loading',
  },
  failed: 'The price indexes didn’t load, so there are no new prices. Your rows are all here.',
  retry: 'Try again',
  /** Sorting: its choice, and the button that reverses the order. */
  sort: { by: 'Sort by', reverse: 'Reverse' },
  /** Opens every row to its fields, and closes them. */
  openAll: 'Edit every row',
  closeAll: 'Close every row',
  delete: 'Delete',
  add: 'Add a Row',
  /** Shown at that button when the menu is full. */
  full: `That’s ${MENU_LIMIT} rows, as many as a menu holds. Delete one to add another.`,
  undo: 'Undo',
  download: 'Download as CSV',
  fileName: 'tallycomb-menu.csv',
  deleteAll: 'Delete everything',
};

/** Columns of the table. */
export type MenuTableColumn = keyof typeof menuTableText.columns;

/** Monthly totals of the new prices. */
export const menuTotalsText = {
  heading: 'Extra a Month',
  /** The heading until a row has visits. */
  averageHeading: 'Average Change',
  /** Ends the line below the sum, after the number of services counted. */
  note: 'if you lose none. You’ll lose some.',
  /** Shown when no row has visits. */
  withoutVisits: 'Add visits to see what the new prices bring in each month.',
  /** Follows the average change, beside the sum. */
  onAverage: 'on average.',
  /** Follows the average change of a list that was read. */
  catchUp: 'on average, to catch up with inflation.',
  /** Caption above the drawing of the prices. */
  comb: 'Each bar is a service. Yellow is the increase.',
};

/** The menu's printed sheet and its notice to clients. */
export const menuDeskText = {
  heading: 'For the Desk and Your Clients',
  month: {
    label: 'New prices start',
    hint: 'Write it as MM/YYYY. The new prices start on the 1st.',
    problem: 'Use MM/YYYY, next month or later.',
  },
  paper: {
    legend: 'On paper',
    options: [
      { value: 'new', label: 'New prices' },
      { value: 'both', label: 'Old and new prices' },
      { value: 'notice', label: 'Notice to clients' },
    ],
    salon: { label: 'Salon name', hint: 'Optional. It goes at the head of the sheet.' },
    print: 'Print',
    /** Headings of the sheet; `both` is for the team. */
    headings: { new: 'Our Prices', both: 'Old and New Prices', notice: 'Our New Prices' },
    /** Caption of the comb on the team’s sheet; sheets for clients say thanks there. */
    comb: 'One tooth for each service. Red tips are the increase.',
    /** After the heading of a section that goes on in another column. */
    continued: ', continued',
  },
  notice: {
    heading: 'Notice to Clients',
    /** Says why prices rise by other shares than prices in general. */
    rounded: 'so we’re catching up, in round figures.',
    thanks: 'Thank you for coming to us.',
    copy: 'Copy the notice',
    copied: 'Copied.',
    notCopied: 'Your browser didn’t copy it. The text is selected, so you can copy it yourself.',
  },
};

/** Messages about keeping a menu on the device. */
export const menuStorageText = {
  saved: 'Saved on this device only. It’s never sent to us.',
  /** Title of the messages shown when it cannot be kept. */
  notSaved: 'This menu isn’t saved.',
  denied: 'Your browser won’t let us save this menu. Download it as CSV before you leave.',
  unreadable:
    'A menu is saved on this device that this version of the page can’t read. We’ve left it alone, so what you type now isn’t saved.',
  forget: 'Delete what’s saved',
  cleared: 'Every row deleted, here and on this device.',
};

/** The section that explains each figure. */
export const menuMethod = {
  heading: 'What Each Figure Means',
  lead: 'A price you changed last spring has less to catch up on than one from 2019. So each row counts from its own month.',
  columns: [
    { name: 'New price', text: 'The price with inflation, rounded the way you choose.' },
    {
      name: 'With inflation',
      text: 'What you’d charge if you’d kept up with inflation (consumer prices, CPI-\u2060U).',
    },
    {
      name: 'With other salons',
      text: 'What you’d charge if you’d kept up with other salons (federal personal care index).',
    },
    { name: 'Change', text: 'How much more the new price is.' },
    { name: 'Extra a month', text: 'That change times the visits you have now.' },
  ],
  guide: { label: 'How to raise prices, step by step', href: '/guides/price-optimization' },
};
