/** The section that shows one computed result and leads to the calculator. */
export const inflationTeaser = {
  heading: 'Your Prices Stood\u00A0Still. Your Costs\u00A0Didn’t.',
  lead: 'Rent went up and so did color. If your menu didn’t, the difference came out of your pocket.',
  /** Inputs of the figure, which the page computes: dollars a year, and the last price update. */
  assumptions: { revenue: 250_000, month: { year: 2019, month: 6 } },
  /** States those assumptions beside the figure. */
  note: 'For example: a salon that brings in $250,000 a year and hasn’t raised prices since June 2019 now comes up this much short every year.',
  /** Precedes the newest month of the index; the word joiner keeps CPI-U on one line. */
  sourceLabel: 'Source: CPI-\u2060U, US Bureau of Labor Statistics, as of',
  action: { label: 'Calculate Your Loss', href: '/inflation-calculator' },
  /** Names the other calculator: one sentence, with a link. */
  menu: {
    text: 'Got your price list?',
    link: { label: 'Price your whole menu.', href: '/inflation-calculator/menu' },
  },
};
