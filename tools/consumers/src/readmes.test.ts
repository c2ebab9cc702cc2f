import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, inject, it } from 'vitest';
import { compile, typeErrorsOf } from './compile.ts';
import { publishedEntries } from './entries.ts';

const installed = inject('installedPackages');
const projects = join(installed.folder, 'projects');
const readme = (name: string) =>
  readFileSync(join(installed.folder, 'node_modules/@tallycomb', name, 'README.md'), 'utf8');
const project = (path: string) => readFileSync(join(projects, path), 'utf8');
const withoutIndent = (text: string) => text.replace(/^ +/gm, '');

/** Runs code as a module of a project. */
function run(code: string): string {
  const file = join(projects, 'example.mjs');
  writeFileSync(file, code);
  return execFileSync(process.execPath, [file], { cwd: projects, encoding: 'utf8' });
}

/** The code of a README, block by block. */
const blocks = (name: string, language: string): string[] =>
  [...readme(name).matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, code = '']) => code,
  );

describe('the README of inflation-core', () => {
  it.each([
    'salon-list/salons.csv',
    'salon-list/salon-list.ts',
    'page/page.ts',
    'worker/worker.ts',
    'express/server.ts',
    'hono/server.ts',
  ])('shows %s to the letter', (path) => {
    expect(readme('inflation-core')).toContain(`\n${project(path)}\`\`\``);
  });

  const examples = blocks('inflation-core', 'ts').map((code, at) => {
    const file = `readme-${at}.mts`;
    writeFileSync(join(projects, file), code);
    return { code, file };
  });

  it('has no block that does not compile alone, in strict mode', () => {
    expect(examples.length).toBeGreaterThan(10);
    const files = examples.map(({ file }) => file);
    const program = compile(projects, ts.ModuleResolutionKind.Bundler, files);
    expect(typeErrorsOf(program)).toEqual([]);
  });

  it.each(examples.filter(({ code }) => code.includes('// =>')))('runs $file alone', ({ file }) => {
    execFileSync(process.execPath, [join(projects, file)], { stdio: 'pipe' });
  });

  it('shows the form of the page', () => {
    const [form = 'none'] = blocks('inflation-core', 'html');
    expect(withoutIndent(project('page/index.html'))).toContain(withoutIndent(form));
  });
});

describe('the README of ui', () => {
  it('shows the React app to the letter', () => {
    expect(readme('ui')).toContain(`\n${project('react/app.tsx')}\`\`\``);
  });

  it('shows the page and the colors of another brand to the letter', () => {
    expect(readme('ui')).toContain(`\n${project('brand/brand.css')}\`\`\``);
    expect(readme('ui')).toContain(`\n${project('brand/page.tsx')}\`\`\``);
  });

  const [stylesheet = '', tokens = '', cover = ''] = blocks('ui', 'ts');

  it('imports the stylesheet as the app does', () => {
    expect(project('react/client.tsx')).toContain(stylesheet);
  });

  it('names tokens that are there', () => {
    const asRule = tokens.replace(/import \{ style \}.*/, 'const style = (rule) => rule;');
    const { fontSize, ...rule } = JSON.parse(run(`${asRule}\nconsole.log(JSON.stringify(title));`));
    expect(fontSize).toMatch(/^var\(/);
    expect(rule.color).toMatch(/^var\(/);
    const [query = ''] = Object.keys(rule['@media']);
    expect(query).toMatch(/width/);
    expect(rule['@media'][query].paddingBlock).toMatch(/^var\(/);
  });

  it('names all that the entry of styles exports, and nothing else', () => {
    const [, table = ''] = /^\| Export .*\n((?:\|.*\n)+)/m.exec(readme('ui')) ?? [];
    const named = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/\w+/g) ?? []);
    const list = `import * as styles from '@tallycomb/ui/styles';\nconsole.log(Object.keys(styles).join(' '));`;
    expect(named.sort()).toEqual(run(list).trim().split(' ').sort());
  });

  it('writes the cover of a guide', () => {
    run(cover);
    expect(project('raise-prices.svg')).toMatch(/^<svg .*<\/svg>/s);
  });
});

describe('the README of content', () => {
  it('gives the text that it says', () => {
    const [example = ''] = blocks('content', 'ts');
    const [, said] = /resultPanelText\.heading; \/\/ '(.*)'/.exec(example) ?? [];
    expect(run(`${example}\nconsole.log(resultPanelText.heading);`).trim()).toBe(said);
  });

  it('names every entry', () => {
    const entries = publishedEntries(installed).filter((entry) => entry.includes('/content/'));
    const named = (entry: string) => readme('content').includes(`\`${entry}\``);
    expect(entries.filter((entry) => !named(entry))).toEqual([]);
  });
});
