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

interface Index {
  readonly entries: Readonly<Record<string, Story & { readonly type: 'story' | 'docs' }>>;
}

/** Folder of the Storybook that is photographed. */
export const builtStorybook = fileURLToPath(new URL('../storybook-static', import.meta.url));

function read(): readonly Story[] {
  const path = `${builtStorybook}/index.json`;
  if (!existsSync(path)) {
    throw new Error('There is no built Storybook: run `pnpm --filter @tallycomb/ui build` first.');
  }
  const index: Index = JSON.parse(readFileSync(path, 'utf8')); // Storybook's own
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

export const stories = read();

export const nameOf = ({ title, name }: Story): string => `${title}, ${name}`;
