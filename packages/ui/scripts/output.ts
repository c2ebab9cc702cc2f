/** Helpers for esbuild plugins that change what is written. */
import { relative } from 'node:path';
import type { Options } from 'tsup';

export type Plugin = NonNullable<Options['esbuildPlugins']>[number];
export type Build = Parameters<Plugin['setup']>[0];
type Result = Parameters<Parameters<Build['onEnd']>[0]>[0];
export type OutputFile = NonNullable<Result['outputFiles']>[number];
export type Metafile = NonNullable<Result['metafile']>;

/** A path as the metafile has it: from here, with slashes. */
export const pathFromHere = ({ path }: OutputFile): string =>
  relative('.', path).replaceAll('\\', '/');

export const withText = (file: OutputFile, text: string): OutputFile => ({
  ...file,
  text,
  contents: new TextEncoder().encode(text),
});
