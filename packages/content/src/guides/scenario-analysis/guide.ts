import type { Guide } from '../guide';

export const guide: Guide = {
  title: 'Write Three Versions of Next Year',
  searchTitle: 'How to Budget a Salon’s Next Year',
  description:
    'A good year, a middle one and a bad one for a salon of ten, with all the math and two warning signs.',
  figure: { value: '$6,510', meaning: 'short, in the bad year of a salon of ten' },
  readTime: '6 min read',
  isoDate: '2026-11-21',
  cover: { recipe: 'scissor', background: 'powder' },
  scene: { object: 'jars', values: [64_000, 63_162, 49_111, -6_510], background: 'mint' },
  related: ['price-optimization', 'inflation-impact'],
};
