/** What an app sends for the same parts from four libraries, React left out: in bytes, as Brotli. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

interface Library {
  /** What an app writes for all of these parts, which have no names in common. */
  readonly imports: Readonly<Record<Part, string>>;
  /** Its style sheets, as its documentation says to import them; by part where it has one for each. */
  readonly sheets: (parts: readonly Part[]) => readonly string[];
}

type Part = 'button' | 'field' | 'checkbox' | 'radios' | 'tabs';

const jobs: Readonly<Record<string, readonly Part[]>> = {
  'A button': ['button'],
  'A form: field, checkbox, radio buttons, button': ['field', 'checkbox', 'radios', 'button'],
  'The form and tabs': ['field', 'checkbox', 'radios', 'button', 'tabs'],
};

const ours: Readonly<Record<Part, string>> = {
  button: 'button',
  field: 'field',
  checkbox: 'checkbox',
  radios: 'radio-group',
  tabs: 'tabs',
};

const radix = (names: string) => `export { ${names} } from '@radix-ui/themes';`;
const mui = (names: string) => `export { ${names} } from '@mui/material';`;
const base = (name: string, entry: string) => `export { ${name} } from '@base-ui/react/${entry}';`;

const libraries: Readonly<Record<string, Library>> = {
  '@tallycomb/ui': {
    imports: {
      button: `export { Button } from '@tallycomb/ui';`,
      field: `export { Field } from '@tallycomb/ui';`,
      checkbox: `export { Checkbox } from '@tallycomb/ui';`,
      radios: `export { RadioGroup } from '@tallycomb/ui';`,
      tabs: `export { Tabs } from '@tallycomb/ui';`,
    },
    sheets: (parts) =>
      ['tokens', ...parts.map((part) => ours[part])].map((name) => `@tallycomb/ui/${name}.css`),
  },
  'Radix Themes': {
    imports: {
      button: radix('Button, Theme'),
      field: radix('TextField'),
      checkbox: radix('Checkbox'),
      radios: radix('RadioGroup'),
      tabs: radix('Tabs'),
    },
    sheets: () => ['@radix-ui/themes/styles.css'],
  },
  MUI: {
    imports: {
      button: mui('Button'),
      field: mui('TextField'),
      checkbox: mui('Checkbox, FormControlLabel'),
      radios: mui('Radio, RadioGroup, FormLabel'),
      tabs: mui('Tab, Tabs'),
    },
    sheets: () => [],
  },
  'Base UI (no styles)': {
    imports: {
      button: base('Button', 'button'),
      field: base('Field', 'field'),
      checkbox: base('Checkbox', 'checkbox'),
      radios: `${base('Radio', 'radio')}${base('RadioGroup', 'radio-group')}`,
      tabs: base('Tabs', 'tabs'),
    },
    sheets: () => [],
  },
};

/** Installed for this run alone: as devDependencies they would change what our own tools get. */
const OTHERS = [
  '@radix-ui/themes@3.3.0',
  '@mui/material@9.5.0',
  '@emotion/react@11.14.0',
  '@emotion/styled@11.14.1',
  '@base-ui/react@1.9.0',
  'react@19.3.1',
  'react-dom@19.3.1',
];

const app = mkdtempSync(join(tmpdir(), 'sizes-'));
process.on('exit', () => rmSync(app, { recursive: true, force: true }));
const require = createRequire(join(app, 'app.js'));

function install(): void {
  writeFileSync(join(app, 'package.json'), '{ "private": true, "type": "module" }');
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--silent'];
  execFileSync('npm', ['install', ...options, ...OTHERS], { cwd: app });
  mkdirSync(join(app, 'node_modules/@tallycomb'));
  symlinkSync(process.cwd(), join(app, 'node_modules/@tallycomb/ui'));
}

const sizeOf = (text: string): number => (text === '' ? 0 : brotliCompressSync(text).length);

async function scriptOf(code: string): Promise<string> {
  const entry = join(app, 'app.js');
  writeFileSync(entry, code);
  const { output } = (await build({
    configFile: false,
    root: app,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: entry,
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput; // of a single build that writes nothing
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

async function measure({ imports, sheets }: Library, parts: readonly Part[]) {
  const script = sizeOf(await scriptOf(parts.map((part) => imports[part]).join('\n')));
  const css = sheets(parts).map((sheet) => readFileSync(require.resolve(sheet), 'utf8'));
  const style = sizeOf(css.join(''));
  return { script, style, both: script + style };
}

install();
for (const [job, parts] of Object.entries(jobs)) {
  const rows: Record<string, Awaited<ReturnType<typeof measure>>> = {};
  for (const [name, library] of Object.entries(libraries))
    rows[name] = await measure(library, parts);
  console.log(`\n${job}`);
  console.table(rows);
}
