import type { GuideId, GuideSummary } from './guide';

/** Every guide, in the order shown: two a row, so no cover has a neighbor on its own ground. */
export const guides = [
  {
    id: 'price-optimization',
    title: 'How Far Can You Raise a Price?',
    description:
      'Work out how many clients a raise may cost you before it stops paying, with the commission counted in.',
    readTime: '6 min read',
    date: 'November 21, 2026',
    isoDate: '2026-11-21',
    image: '/guides/price-optimization.svg',
    imagePosition: 'center',
    cover: { recipe: 'tags', ground: 'mint' },
  },
  {
    id: 'scenario-analysis',
    title: 'Write Three Versions of Next Year',
    description:
      'A good year, a middle one and a bad one for a salon of ten, with every sum shown and two tripwires.',
    readTime: '6 min read',
    date: 'November 21, 2026',
    isoDate: '2026-11-21',
    image: '/guides/scenario-analysis.svg',
    imagePosition: 'center',
    cover: { recipe: 'scissor', ground: 'powder' },
  },
  {
    id: 'price-benchmarking',
    title: 'How to Read the Prices on Your Street',
    description:
      'Turn a walk around the block into a list you can use: the median, the minutes, and your own place between them.',
    readTime: '6 min read',
    date: 'November 21, 2026',
    isoDate: '2026-11-21',
    image: '/guides/price-benchmarking.svg',
    imagePosition: 'center',
    cover: { recipe: 'ladder', ground: 'honey' },
  },
  {
    id: 'inflation-impact',
    title: 'What Inflation Does to a Price List',
    description:
      'Your $50 haircut still says $50 and buys less. How much less, what other salons did meanwhile, and how to catch up.',
    readTime: '6 min read',
    date: 'November 21, 2026',
    isoDate: '2026-11-21',
    image: '/guides/inflation-impact.svg',
    imagePosition: 'center',
    cover: { recipe: 'gap', ground: 'jar' },
  },
] as const satisfies readonly GuideSummary[];

/** What to read after each guide, the closest first; every guide is reached from two others. */
const related = {
  'price-optimization': ['price-benchmarking', 'inflation-impact'],
  'scenario-analysis': ['price-optimization', 'inflation-impact'],
  'price-benchmarking': ['price-optimization', 'scenario-analysis'],
  'inflation-impact': ['price-benchmarking', 'scenario-analysis'],
} as const satisfies Record<GuideId, readonly [GuideId, GuideId]>;

/**
 * Finds a guide by the id in its address; `undefined` for any other text.
 *
 * @example
 * findGuide('inflation-impact')?.title // => 'What Inflation Does to a Price List'
 * findGuide('toString') // => undefined
 */
export function findGuide(id: string): GuideSummary | undefined {
  return guides.find((guide) => guide.id === id);
}

/**
 * Gives the two guides to read after one, the closest first.
 *
 * @example
 * relatedGuides('scenario-analysis').map(({ id }) => id) // => ['price-optimization', 'inflation-impact']
 */
export function relatedGuides(id: GuideId): readonly GuideSummary[] {
  return related[id].flatMap((other) => guides.filter((guide) => guide.id === other));
}
