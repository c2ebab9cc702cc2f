import type { Guide } from '../guide';

export const guide: Guide = {
  title: 'How Far Can You Raise a Price?',
  searchTitle: 'How Much Can a Salon Raise Prices?',
  description:
    'Figure out how many visits an increase can cost you before it stops paying off, commission included.',
  figure: { value: '13', meaning: 'of 120 visits you can lose after raising 10%' },
  readTime: '6 min read',
  isoDate: '2026-11-21',
  cover: { recipe: 'tags', background: 'mint' },
  scene: { object: 'chair', values: [110], background: 'powder' },
  related: ['price-benchmarking', 'inflation-impact'],
};
