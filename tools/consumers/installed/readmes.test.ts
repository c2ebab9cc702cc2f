import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { outputOf } from './setup.ts';

const folder = inject('folder');
const readme = (name: string) =>
  readFileSync(join(folder, 'node_modules/@tallycomb', name, 'README.md'), 'utf8');
const project = (path: string) => readFileSync(join(folder, 'projects', path), 'utf8');

/** Runs code as a module of a project, and gives its output. */
function outputOfCode(code: string): string {
  const file = join(folder, 'projects/example.mjs');
  writeFileSync(file, code);
  return outputOf(file);
}

/** The code of a README, block by block. */
const blocks = (name: string, language: string): string[] =>
  Array.from(
    readme(name).matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g')),
    ([, code = '']) => code,
  );

it.each([
  'react/app.tsx',
  'react/report.tsx',
  'brand/brand.css',
  'brand/page.tsx',
  'base-ui/base-ui.css',
  'base-ui/plans.tsx',
  'next/next.config.mjs',
])('the README of ui shows %s to the letter', (path) => {
  expect(readme('ui')).toContain(`\n${project(path)}\`\`\``);
});

describe('the README of ui', () => {
  const [stylesheet = '', tokens = ''] = blocks('ui', 'ts');

  it('imports the stylesheet as the app does', () => {
    expect(project('react/client.tsx')).toContain(stylesheet);
  });

  it('names tokens that exist', () => {
    const asRule = tokens.replace(/import \{ style \}.*/, 'const style = (rule) => rule;');
    const { fontSize, ...rule } = JSON.parse(
      outputOfCode(`${asRule}\nconsole.log(JSON.stringify(title));`),
    );
    expect(fontSize).toMatch(/^var\(/);
    expect(rule.color).toMatch(/^var\(/);
    const [query = ''] = Object.keys(rule['@media']);
    expect(query).toMatch(/width/);
    expect(rule['@media'][query].paddingBlock).toMatch(/^var\(/);
  });

  it.each([
    ['the entry of styles', '@tallycomb/ui/styles', 'Export ', 1],
    ['the root', '@tallycomb/ui', 'For ', 2],
  ])('names all that %s exports, and nothing else', (_, entry, head, column) => {
    const [, table = ''] =
      new RegExp(`^\\| ${head}.*\\n((?:\\|.*\\n)+)`, 'm').exec(readme('ui')) ?? [];
    const named = table.split('\n').flatMap((row) => row.split('|')[column]?.match(/\w+/g) ?? []);
    const list = `import * as all from '${entry}';\nconsole.log(Object.keys(all).join(' '));`;
    expect(named.sort()).toEqual(outputOfCode(list).split(' ').sort());
  });
});

describe('the README of content', () => {
  it('shows the text that its example gives', () => {
    const [example = ''] = blocks('content', 'ts');
    const [, said] = /resultPanelText\.heading; \/\/ '(.*)'/.exec(example) ?? [];
    expect(outputOfCode(`${example}\nconsole.log(resultPanelText.heading);`)).toBe(said);
  });

  it('names every entry', () => {
    const entries = inject('entries').filter((entry) => entry.includes('/content/'));
    expect(entries.filter((entry) => !readme('content').includes(`\`${entry}\``))).toEqual([]);
  });
});
