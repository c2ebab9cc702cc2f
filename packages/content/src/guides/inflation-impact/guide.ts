import type { Guide } from '../guide';

export const guide: Guide = {
  title: 'What Inflation Does to a Price List',
  searchTitle: 'How Much Should Salons Raise Prices for Inflation?',
  description:
    'Your $50 haircut still says $50 and buys less. How much less, what other salons did meanwhile, and how to catch up.',
  figure: { value: '$6.53', meaning: 'short on every $50 haircut since June 2022' },
  readTime: '6 min read',
  isoDate: '2026-11-21',
  cover: { recipe: 'gap', background: 'jar' },
  scene: { object: 'scissors', values: [], background: 'honey' },
  related: ['price-benchmarking', 'scenario-analysis'],
};
