import type { Plugin } from 'vite';
import { notes } from './notes.ts';
import { drawnAsFiles, usage } from './usage.ts';

const id = 'virtual:facts';

const read = (): string =>
  Object.entries({ usage: usage(), drawnAsFiles: drawnAsFiles(), notes: notes() })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('');

/** What the repository knows of its components: which pages use them, what its notes say of them. */
export const facts: Plugin = {
  name: 'facts',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => (source === `\0${id}` ? read() : undefined),
};
