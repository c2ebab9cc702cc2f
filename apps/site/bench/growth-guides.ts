/** A site with many more guides: each made of a real one, and added where a real one would be. */
import { fileURLToPath } from 'node:url';
import { type GuideSummary, guideBodies, guides } from '@tallycomb/content/guides';
import type { Plugin } from 'vite';

const PACKAGE = '@tallycomb/content/guides';
const BODIES = `${PACKAGE}/bodies`;
const entryOf = (name: string) => fileURLToPath(import.meta.resolve(name));

interface GeneratedGuide {
  readonly id: string;
  /** The real guide whose facts and body it has. */
  readonly model: GuideSummary;
}

function generatedGuides(count: number): GeneratedGuide[] {
  return Array.from({ length: count - guides.length }, (_, at) => {
    const model = guides[at % guides.length];
    if (!model) throw new Error('There is no guide to model others on.');
    return { id: `generated-${String(at).padStart(4, '0')}`, model };
  });
}

/** The list of guides with the generated ones after the real ones. */
function guidesModule(generated: readonly GeneratedGuide[]): string {
  const added = generated.map(({ id, model }) => ({ ...model, id, image: `/guides/${id}.svg` }));
  const real = JSON.stringify(entryOf(PACKAGE));
  return `import * as real from ${real};
    export * from ${real};
    export const guides = ${JSON.stringify([...guides, ...added])};
    export const findGuide = (id) => guides.find((guide) => guide.id === id);
    export const relatedGuides = (id) => real.findGuide(id) ? real.relatedGuides(id) : guides.slice(0, 2);`;
}

/** The bodies with the generated ones, each a text of its own. */
function bodiesModule(generated: readonly GeneratedGuide[]): string {
  const added = generated.map(({ id, model }) => {
    const body = guideBodies[model.id] ?? '';
    return [id, body.replace('<p>', `<p>${id}: `)];
  });
  const bodies = { ...guideBodies, ...Object.fromEntries(added) };
  return `export const guideBodies = ${JSON.stringify(bodies)};`;
}

/** Builds as if the content package had `count` guides. */
export function manyGuides(count: number): Plugin {
  const generated = generatedGuides(count);
  const modules = new Map([
    [`\0${PACKAGE}`, guidesModule(generated)],
    [`\0${BODIES}`, bodiesModule(generated)],
  ]);
  return {
    name: 'tallycomb:many-guides',
    enforce: 'pre',
    // As the package's manifest says: what a page does not use of the list is left out.
    resolveId: (id) =>
      modules.has(`\0${id}`) ? { id: `\0${id}`, moduleSideEffects: false } : null,
    load: (id) => modules.get(id) ?? null,
  };
}
