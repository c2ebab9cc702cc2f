import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A story, or a page of docs, as the index of a built Storybook lists it. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly type: 'story' | 'docs';
}

/** The built part of the Storybook that is tested. */
export const part = process.env.PART ?? 'stories';

function entriesOf(built: string): readonly Entry[] {
  const path = fileURLToPath(new URL(`../dist/${built}/index.json`, import.meta.url));
  if (!existsSync(path)) return [];
  return Object.values(JSON.parse(readFileSync(path, 'utf8')).entries); // Storybook's own
}

/** All entries of the part, by their files. */
export const files = Map.groupBy(entriesOf(part), ({ importPath }) => importPath);
if (files.size === 0) throw new Error(`Run \`turbo run build:${part}\` first.`);

/** The entries of both parts, which readers get as one Storybook. */
export const allEntries = ['pages', 'stories'].flatMap(entriesOf);
