import type { Guide } from '../guide';

export const guide: Guide = {
  title: 'How to Read the Prices on Your Street',
  searchTitle: 'How to Compare Salon Prices in Your Area',
  description:
    'Turn a walk around the block into a list you can use: the median, the minutes, and where you stand.',
  figure: { value: '12.1%', meaning: 'up from $58 to the middle of the street' },
  readTime: '6 min read',
  isoDate: '2026-11-21',
  cover: { recipe: 'ladder', background: 'honey' },
  scene: {
    object: 'hand-mirror',
    values: [48, 52, 55, 58, 60, 65, 68, 70, 75, 90, 140],
    background: 'jar',
  },
  related: ['price-optimization', 'scenario-analysis'],
};
