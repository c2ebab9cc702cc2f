/** What the calculator says of prices: the increase, one price carried along, the clients it may cost. */

/** The section that turns a result into prices; the raise’s caption goes by the sign of the gap. */
export const newPricesText = {
  heading: 'Your New Prices',
  raiseCaption: {
    /** The month of the last update goes after it. */
    lost: 'Raise the whole menu this much and you’re back where you were in',
    gained: 'Prices in general have fallen since then. You have no gap to close.',
    unchanged: 'There’s no gap to close yet.',
  },
  /** Opens what few change. */
  otherWays: 'Use your region',
};

/** The switch between the page that prices one service and the one that prices all. */
export const scopeText = {
  label: 'What to price',
  places: {
    one: { label: 'One price', href: '/inflation-calculator' },
    menu: { label: 'Whole menu', href: '/inflation-calculator/menu' },
  },
};

/** Jumps under the figure, by the ids of the headings that they lead to. */
export const resultContents: readonly { readonly id: string; readonly label: string }[] = [
  { id: 'new-prices', label: 'New price' },
  { id: 'price-plan', label: 'Plan' },
  { id: 'keep-result', label: 'Print' },
];

/** The form for one service’s price. */
export const priceBoxText = {
  price: {
    label: 'What you charge',
    /** Where the field is empty. */
    exampleHint: 'We show $50 as an example.',
    problem: 'Enter a price above $0.',
  },
  month: {
    label: 'Since',
    problem: 'Use MM/YYYY, this month or earlier.',
  },
  /** In the empty field, and worked with until there is one of hers. */
  examplePrice: '50.00',
  /** Goes before what is worked out from it. */
  example: 'Example:',
  rounding: {
    legend: 'Round to',
    /** By the step in dollars. */
    steps: [
      { value: '1', label: '$1' },
      { value: '5', label: '$5' },
      { value: '0.01', label: 'The cent' },
    ],
  },
  /** What a price may keep up with: each goes before its new price. */
  targets: { prices: 'To keep up with inflation', salons: 'To keep up with other salons' },
  /** Names the choice between them. */
  targetsLegend: 'Your new price',
  /** Goes between the exact price and the one that it is rounded to. */
  rounded: 'rounded to',
  /** Why there is no price. */
  left: {
    open: 'Enter a price and a month.',
    'before-series': 'This index doesn’t go back that far.',
    loading: 'Fetching the price index.',
    failed: 'The price index didn’t load. Press Calculate to try again.',
  },
};

/** The form that says how many visits a raise can cost before it costs money. */
export const clientsToLoseText = {
  heading: 'How Many Clients Can You Lose?',
  lead: 'Some clients will leave over a new price. You can afford to lose more than you think: every visit that stays brings in more.',
  /** Opens the calculation. */
  formula: 'How we count it',
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
      hint: 'In dollars.',
      problem: 'Enter dollars, such as 4.00. 0 is fine.',
    },
    visits: {
      label: 'Visits a month',
      problem: 'Enter a whole number of visits, such as 120.',
    },
  },
  /** An example to write over; both prices are those of the plan. */
  defaults: { commission: '45', product: '4.00', visits: '120' },
  /** Goes before the number of visits, and after it. */
  answer: ['You could lose', 'a month and still come out even.'] satisfies [string, string],
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
export const missedSoFarText = {
  heading: 'Missed so far',
  /** What the figure is, and what it is not. */
  note: 'That money is gone. If prices stay put, the next 12 months cost you the figure at the top.',
  /** Dollars of the example. */
  pay: 2700,
};
