import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { expandGlob } from './glob-import';
import { guides } from './src/guides/index';

const folder = fileURLToPath(new URL('src/guides', import.meta.url));
const read = (options: string) =>
  `export const files = import.meta.glob<A>('./*/guide.ts', ${options});`;

it('finds the guides that Vitest finds', () => {
  const code = expandGlob(read("{ eager: true, import: 'guide' }"), folder);
  const imported = [
    ...code.matchAll(/^import \{ guide as file\d+ \} from '\.\/(.*)\/guide\.ts';$/gm),
  ];
  expect(imported.map(([, id]) => id)).toEqual(guides.map(({ id }) => id).sort());
  expect(code).toContain(`'./${imported[0]?.[1]}/guide.ts': file0`);
  expect(code).not.toContain('import.meta');
});

it('leaves a source without one as it is, and refuses one that it cannot write out', () => {
  expect(expandGlob('export const a = 1;', folder)).toBe('export const a = 1;');
  expect(() => expandGlob(read('{ eager: false }'), folder)).toThrow('Not a glob import');
});
