import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Environment } from './environment.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** What is photographed: a story as it ends, or its markup as a server sends it, without scripts. */
export type Look = 'scripts' | 'no-scripts';

export const folder = fileURLToPath(new URL('baselines', import.meta.url));
export const environmentFile = `${folder}/environment.json`;

/** The environment in which the committed pictures were drawn. */
export function drawnIn(): Environment | undefined {
  if (!existsSync(environmentFile)) return undefined;
  return JSON.parse(readFileSync(environmentFile, 'utf8')); // written by update.ts
}

/** A folder a component, a picture a look: `components-button/primary.dark`. */
const pictureOf = (storyId: string, theme: Theme, look: Look): string =>
  `${storyId.replace('--', '/')}${look === 'scripts' ? '' : '.no-scripts'}.${theme}`;

/**
 * The picture of a look, and those that may stand for it because they equal it: light for dark where
 * a story has no color of a theme, with scripts for without where scripts change nothing.
 *
 * @example
 * picturesFor('components-tag--new', 'dark', 'scripts')
 * // ['components-tag/new.dark', 'components-tag/new.light']
 */
export function picturesFor(storyId: string, theme: Theme, look: Look): readonly string[] {
  const own = pictureOf(storyId, theme, look);
  if (look === 'no-scripts') return [own, ...picturesFor(storyId, theme, 'scripts')];
  return theme === 'dark' ? [own, pictureOf(storyId, 'light', look)] : [own];
}

export const fileOf = (picture: string): string => `${folder}/${picture}.webp`;
export const isCommitted = (picture: string): boolean => existsSync(fileOf(picture));

export const allPictures = (): readonly string[] =>
  globSync('*/*.webp', { cwd: folder }).map((path) =>
    path.replaceAll('\\', '/').replace('.webp', ''),
  );
