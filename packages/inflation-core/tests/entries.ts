import manifest from '../package.json';

type Entry = Readonly<Record<string, unknown>>;

/** The modules that the package exports, by the names that an application imports. */
export const entries: ReadonlyMap<string, Entry> = new Map(
  await Promise.all(
    Object.keys(manifest.exports)
      .filter((path) => path !== './package.json')
      .map(async (path): Promise<[string, Entry]> => {
        const name = path.replace('.', manifest.name);
        return [name, await import(new URL(`../src/${path}/index.ts`, import.meta.url).href)];
      }),
  ),
);

/** All their exports, by name. */
export const exported: Entry = Object.assign({}, ...entries.values());
