/** Dollars at each salon, the cheapest first: the prices of the hero's comb. */
export const marketPrices: readonly number[] = Array.from({ length: 48 }, (_, salon) =>
  Math.round(120 + 210 * (salon / 47) ** 1.75),
);

/** Places in `marketPrices`, counted from 0. */
export const marketPlaces = { you: 15, median: 24 } as const;

/** The section that explains the hero's 48 prices step by step. */
export const market = {
  heading: 'Every Menu in Town, Untangled',
  steps: [
    {
      id: 'tangle',
      text: 'Say 48 salons in your area do balayage. That’s 48 menus, and you’ve seen three.',
    },
    { id: 'comb', text: 'We comb them out. Each bar is a salon, cheapest first.' },
    { id: 'median', text: 'Here’s the median. Half of them charge $185 or more.' },
    {
      id: 'you',
      text: 'The one that stands out is you, at $148. That’s $37 a head you aren’t charging.',
    },
  ],
  /** Labels on the drawing, each before its price. */
  flags: { median: 'Median', you: 'You' },
};
