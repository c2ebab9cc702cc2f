/** Entries of the build, read from the folders of `src`: nothing here names a component. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** `line-chart` for the folder `LineChart`. */
const kebabCase = (folder: string) =>
  folder.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** A component's module by the name of its entry: the `index.ts` of a folder of several, else the file named as its folder. */
export const components: Readonly<Record<string, string>> = Object.fromEntries(
  globSync('src/{components,charts}/*/').map((folder) => {
    const [several, one] = [join(folder, 'index.ts'), join(folder, `${basename(folder)}.tsx`)];
    return [kebabCase(basename(folder)), existsSync(several) ? several : one];
  }),
);

/** Entries that an app imports: `@tallycomb/ui/button` beside the root. */
export const publicEntries = { index: 'src/index.ts', art: 'src/art.ts', ...components };

export const isClientModule = (path: string): boolean =>
  /^'use client';/.test(readFileSync(path, 'utf8'));

/** All other client code, as entries that are not published: esbuild cuts the code at their borders. */
export const clientModules = Object.fromEntries(
  globSync('src/{components,charts,hooks}/**/*.{ts,tsx}')
    .filter((path) => isClientModule(path) && !Object.values(components).includes(path))
    .map((path) => [`client/${path}`, path]),
);

/** Published as style sheets alone. */
export const styleSheets = {
  tokens: 'src/styles/themes.css.ts',
  fonts: 'src/styles/fonts.css.ts',
  reset: 'src/styles/page.ts',
};
