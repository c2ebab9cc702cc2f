/** Files for `require`: one for every part that entries share. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { type Plugin, pathFromHere, withText } from './output.ts';

const notice = readFileSync('node_modules/d3-array/LICENSE', 'utf8');

/** The notice of d3-array where its code is, in place of esbuild's remarks on where that lay. */
export const d3Notice: Plugin = {
  name: 'd3-notice',
  setup(build) {
    build.onEnd((result) => {
      result.outputFiles = result.outputFiles?.map((file) => {
        const inputs = Object.keys(result.metafile?.outputs[pathFromHere(file)]?.inputs ?? {});
        if (!inputs.some((path) => path.includes('/d3-array/'))) return file;
        const code = file.text.replaceAll(/^\/\/ .*node_modules.*\n/gm, '');
        return withText(file, `/* d3-array:\n${notice}*/\n${code}`);
      });
    });
  },
};

/** A directive counts before any statement alone, and what splits CommonJS writes one first. */
export async function markClientCode(): Promise<void> {
  for (const file of globSync('dist/**/*.cjs')) {
    const code = readFileSync(file, 'utf8');
    if (!file.endsWith('styles.cjs')) writeFileSync(file, `'use client';\n${code}`);
  }
}
