import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export interface Note {
  /** `undefined` until it is released. */
  readonly version: string | undefined;
  readonly text: string;
}

const root = resolve(import.meta.dirname, '../../..');
const changelog = resolve(import.meta.dirname, '../CHANGELOG.md');

/** Notes that wait in `.changeset` for the next release of this package. */
function waiting(): readonly Note[] {
  return globSync('.changeset/*.md', { cwd: root })
    .sort()
    .map((path) => readFileSync(resolve(root, path), 'utf8'))
    .filter((note) => /^"@tallycomb\/ui":/m.test(note))
    .map((note) => ({
      version: undefined,
      text: note.replace(/^---\n[\s\S]*?\n---\n/, '').trim(),
    }));
}

/** Notes of a changelog as changesets writes it: `## 1.2.0`, then one list item a note. */
export function notesIn(text: string): readonly Note[] {
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((release) => {
      const [version = '', ...rest] = release.split('\n');
      const items = rest.join('\n').split(/^- /m).slice(1);
      return items.map((item) => ({
        version,
        text: item
          .replace(/^[0-9a-f]{7,40}: /, '')
          .replace(/\n#[\s\S]*$/, '')
          .trim(),
      }));
    });
}

/** All notes of the package, latest first. */
export const notes = (): readonly Note[] => [
  ...waiting(),
  ...(existsSync(changelog) ? notesIn(readFileSync(changelog, 'utf8')) : []),
];
