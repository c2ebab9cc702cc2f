import { built } from 'virtual:bytes';

export interface ModuleBytes {
  readonly name: string;
  readonly bytes: number;
}

/** All built modules, lightest first; none until the package is built. */
export const modules: readonly ModuleBytes[] = Object.entries(built?.components ?? {})
  .map(([name, bytes]) => ({ name, bytes }))
  .sort((a, b) => a.bytes - b.bytes);

/** Bytes of the one stylesheet. */
export const styleBytes = built?.styles;

export const inKilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

/** A component's folder is also the name of its built module. */
export const moduleOf = (fileName: string): string => fileName.split('/').at(-2) ?? '';

/** Bytes of one module, if it is among those that are built. */
export const bytesOf = (name: string): number | undefined =>
  modules.find((module) => module.name === name)?.bytes;
