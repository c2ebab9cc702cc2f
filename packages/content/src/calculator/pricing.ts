/** Texts on prices: the increase, the new price of a service, the visits that it may cost. */

/** The section that turns a result into prices; the raise’s caption goes by the sign of the gap. */
export const newPricesText = {
  heading: 'Your New Prices',
  /** Above the fields of service and price. */
  ask: 'Start with one of your prices',
  raiseCaption: {
    /** Followed by the month of the last update. */
    lost: 'Raise the whole menu this much and you’re back where you were in',
    gained: 'Prices in general have fallen since then. You have no gap to close.',
    unchanged: 'There’s no gap to close yet.',
  },
  /** Opens the choice of a region, which few need. */
  otherWays: 'Use your region',
  /** Opens month, salon’s name, steps, rounding, dates and region. */
  controls: 'Month, salon name, steps, and more',
};

/** The switch between the page that prices one service and the one that prices all. */
export const scopeText = {
  label: 'What to price',
  places: {
    one: { label: 'One price', href: '/inflation-calculator' },
    menu: { label: 'Whole menu', href: '/inflation-calculator/menu' },
  },
};

/** The choice of what new prices are rounded to, by names that links and stored menus keep. */
export const roundingText = {
  legend: 'Round to',
  /** The first is the default. */
  steps: [
    { value: 'menu', label: '$1, and $5 from $50 up' },
    { value: '1', label: '$1' },
    { value: '5', label: '$5' },
    { value: '0.01', label: 'The cent' },
  ],
};

/** Links under the figure, by the ids of their headings. */
export const resultContents: readonly { readonly id: string; readonly label: string }[] = [
  { id: 'new-prices', label: 'New price' },
  { id: 'price-plan', label: 'Plan' },
  { id: 'keep-result', label: 'Print' },
];

/** The form for one service’s price. */
export const priceBoxText = {
  price: {
    label: 'What you charge',
    problem: 'Enter a price above $0.',
  },
  month: {
    label: 'Since',
    problem: 'Use MM/YYYY, this month or earlier.',
  },
  /** Placeholder of the field, and the price calculated with until one is typed. */
  examplePrice: '50.00',
  /** Precedes figures calculated from the example price. */
  example: 'Example:',
  /** Labels of the new prices, by what they keep up with. */
  targets: { prices: 'To keep up with inflation', salons: 'To keep up with other salons' },
  /** Legend of the choice between the two. */
  targetsLegend: 'Your new price',
  /** Follows the exact price. */
  rounded: 'rounded',
  /** Reasons for a missing price. */
  left: {
    'not-entered': 'Enter a price and a month.',
    'before-series': 'This index doesn’t go back that far.',
    loading: 'Fetching the price index.',
    failed: 'The price index didn’t load. Press Calculate to try again.',
  },
};

/** The form that calculates how many visits a raise can cost before it loses money. */
export const visitsToLoseText = {
  heading: 'How Many Visits Can You Lose?',
  lead: 'When prices go up, some visits go. Each one that stays brings in more.',
  /** Opens the fields and the calculation on a phone; the commission and the product’s cost follow. */
  counted: 'At',
  fields: {
    price: { label: 'Price now', problem: 'Enter a price above $0.' },
    newPrice: { label: 'New price', problem: 'Enter a price above $0.' },
    commission: {
      label: 'Commission in percent',
      hint: '0 if you work alone.',
      problem: 'Enter a percentage from 0 to 100, such as 45.',
    },
    product: {
      label: 'Product cost per visit',
      problem: 'Enter dollars, such as 4.00. 0 is fine.',
    },
    visits: {
      label: 'Visits a month',
      problem: 'Enter a whole number of visits, such as 120.',
    },
  },
  /** Example values to overwrite; both prices come from the plan. */
  defaults: { commission: '45', product: '4.00', visits: '120' },
  none: {
    'no-increase':
      'With these numbers a visit leaves no more than before, so you can’t afford to lose any.',
    'no-margin':
      'With these numbers a visit leaves you nothing before the increase. Check the commission and the product first.',
  },
  guide: {
    label: 'How to raise prices, commission included',
    href: '/guides/price-optimization',
  },
};

/** The card that adds up what was missed in every month so far. */
export const missedSoFarText = {
  /** Follows the first and the last month. */
  heading: 'you missed',
  /** Followed by the yearly loss. */
  note: 'That money is gone. Keep your prices as they are, and the next 12 months cost you another',
  /** Dollars of the example. */
  pay: 2700,
};
