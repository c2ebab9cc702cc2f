import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A story as the index of the built Storybook lists it. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly exportName: string;
}

interface Entry extends Story {
  readonly type: 'story' | 'docs';
}

interface Index {
  readonly entries: Readonly<Record<string, Entry>>;
}

/** Folder of the Storybook that is photographed. */
export const builtStorybook = fileURLToPath(new URL('../storybook-static', import.meta.url));

function read(): readonly Entry[] {
  const path = `${builtStorybook}/index.json`;
  if (!existsSync(path)) {
    throw new Error('There is no built Storybook: run `pnpm --filter @tallycomb/ui build` first.');
  }
  const index: Index = JSON.parse(readFileSync(path, 'utf8')); // Storybook's own
  return Object.values(index.entries);
}

const entries = read();

const isPage = ({ id }: Entry) => id.startsWith('pages--');

export const stories: readonly Story[] = entries.filter(
  (entry) => entry.type === 'story' && !isPage(entry),
);
/** Of the site's whole pages, of which the site's own tests take what pictures there are. */
export const pages: readonly Story[] = entries.filter(isPage);
export const docs: readonly Story[] = entries.filter(({ type }) => type === 'docs');

export const nameOf = ({ title, name }: Story): string => `${title}, ${name}`;
