import { inWords } from '../days';
import type { Guide, GuideSummary } from './guide';
import { guide as inflationImpact } from './inflation-impact/guide';
import { guide as priceBenchmarking } from './price-benchmarking/guide';
import { guide as priceOptimization } from './price-optimization/guide';
import { guide as scenarioAnalysis } from './scenario-analysis/guide';

/** Guides by folder, in the order shown, with the text of each in `bodies.ts`. A cover differs in drawing and ground from the next two. */
const files: Readonly<Record<string, Guide>> = {
  'price-optimization': priceOptimization,
  'scenario-analysis': scenarioAnalysis,
  'price-benchmarking': priceBenchmarking,
  'inflation-impact': inflationImpact,
};

/** Drops `related`, which `relatedGuides` alone reads. */
const summarize = ([id, { related: _, ...guide }]: [string, Guide]): GuideSummary => ({
  ...guide,
  id,
  date: inWords(guide.isoDate),
  image: `/guides/${id}.svg`,
});

/** Every guide, in the order shown. */
export const guides: readonly GuideSummary[] = /* @__PURE__ */ Object.entries(files).map(summarize);

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
  const related = files[id]?.related ?? [];
  return related.flatMap((other) => findGuide(other) ?? []);
}
