import { inWords } from '../days';

/** Parameters of the cover drawing, named as the illustrations name them. */
export interface GuideCover {
  readonly recipe: 'tags' | 'rise' | 'gap' | 'scissor' | 'ladder' | 'mirror' | 'wave';
  readonly background: 'mint' | 'powder' | 'honey' | 'jar';
}

/** A large drawing of one object, with the guide's own pull quote beside it. */
export interface GuideScene {
  /** The object that is drawn. */
  readonly object: 'chair' | 'jars' | 'hand-mirror' | 'scissors';
  /** Figures of the guide that the drawing shows, as the illustrations take them. */
  readonly values: readonly number[];
  /** The color of its background, from side to side of the page. */
  readonly background: GuideCover['background'];
}

/** A guide without its body, which `guideBodies` has. */
export interface GuideSummary {
  /** The name of its folder, and the end of its address: `/guides/{id}`. */
  readonly id: string;
  readonly title: string;
  /** Title in search results and tabs, in words that people search for. */
  readonly searchTitle: string;
  readonly description: string;
  /** One of the body's key figures; `meaning` continues the sentence. */
  readonly figure: { readonly value: string; readonly meaning: string };
  /** Counted from the body, at 220 words a minute. */
  readonly readTime: string;
  readonly date: string;
  /** The same day as `date`, YYYY-MM-DD. */
  readonly isoDate: string;
  readonly image: `/guides/${string}.svg`;
  readonly cover: GuideCover;
  /** Drawing beside its pull quote. */
  readonly scene: GuideScene;
}

/** Facts of a guide that nothing else says; the rest is derived. */
interface GuideFacts extends Omit<GuideSummary, 'id' | 'image' | 'date'> {
  /** Guides to read next, the closest first. */
  readonly related: readonly [string, string];
}

/** Facts of each guide by its folder, in the order shown. A cover differs in drawing and ground from the next two. */
const facts: Readonly<Record<string, GuideFacts>> = {
  'price-optimization': {
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
  },
  'scenario-analysis': {
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
  },
  'price-benchmarking': {
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
  },
  'inflation-impact': {
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
  },
};

/** Drops `related`, which `relatedGuides` alone reads. */
const summarize = ([id, { related: _, ...guide }]: [string, GuideFacts]): GuideSummary => ({
  ...guide,
  id,
  date: inWords(guide.isoDate),
  image: `/guides/${id}.svg`,
});

/** Every guide, in the order shown. "Add a guide" in the README says what a new one needs. */
export const guides: readonly GuideSummary[] = /* @__PURE__ */ Object.entries(facts).map(summarize);

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
 * Gives the two guides to read after one, the closest first; none for an id that is no guide's.
 *
 * @example
 * relatedGuides('scenario-analysis').map(({ id }) => id) // => ['price-optimization', 'inflation-impact']
 */
export function relatedGuides(id: string): readonly GuideSummary[] {
  const related = facts[id]?.related ?? [];
  return related.flatMap((other) => findGuide(other) ?? []);
}
