import { rmSync } from 'node:fs';
import { allPictures, fileOf, isCommitted, type Look, picturesFor, themes } from './baselines.ts';
import { isSame } from './pixels.ts';
import { stories } from './stories.ts';
import { looksWithoutScripts } from './without-scripts.ts';

/** Of every look there is, its picture and those that may stand for it. */
function wanted(): readonly (readonly string[])[] {
  const of = (look: Look) => (id: string) => themes.map((theme) => picturesFor(id, theme, look));
  return [
    ...stories.map(({ id }) => id).flatMap(of('scripts')),
    ...looksWithoutScripts.map(({ story }) => story.id).flatMap(of('no-scripts')),
  ];
}

/** Pictures of looks that no longer exist. */
export function orphans(): readonly string[] {
  const known = new Set(wanted().map(([own]) => own));
  return allPictures().filter((picture) => !known.has(picture));
}

/** Removes each picture that another one may stand for. */
export async function removeEqual(): Promise<void> {
  for (const [own = '', ...equals] of wanted()) {
    const other = equals.find(isCommitted);
    if (!other || !isCommitted(own)) continue;
    if (await isSame(fileOf(own), fileOf(other))) rmSync(fileOf(own));
  }
}
