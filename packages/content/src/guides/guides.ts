import { inWords } from '../days';
import type { Guide, GuideSummary } from './guide';

/** Every guide by its folder: `./{id}/guide.ts`. */
const files = import.meta.glob<Guide>('./*/guide.ts', { eager: true, import: 'guide' });

/** Without what is for the list alone. */
function summarize(id: string, { order: _, related: __, ...guide }: Guide): GuideSummary {
  return { ...guide, id, date: inWords(guide.isoDate), image: `/guides/${id}.svg` };
}

function inOrder(): GuideSummary[] {
  return Object.entries(files)
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([path, guide]) => summarize(path.split('/')[1] ?? '', guide));
}

/** Every guide, in the order shown. */
export const guides: readonly GuideSummary[] = /* @__PURE__ */ inOrder();

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
  const related = files[`./${id}/guide.ts`]?.related ?? [];
  return related.flatMap((other) => findGuide(other) ?? []);
}
