import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { layers } from '../../scripts/css-layers-in-vite.ts';
import type { Story } from '../stories.ts';

/** Folder of the pages that a server would send. */
export const serverPages = fileURLToPath(new URL('../dist/server', import.meta.url));

async function bundle(): Promise<void> {
  await build({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), layers()],
    build: {
      ssr: fileURLToPath(new URL('render.tsx', import.meta.url)),
      ssrEmitAssets: true,
      cssCodeSplit: false,
      outDir: serverPages,
      emptyOutDir: true,
    },
  });
}

/** Renders each story in Node alone, and writes it as a page `<id>.html` beside one stylesheet. */
export async function renderOnServer(stories: readonly Story[]): Promise<void> {
  await bundle();
  // It was just built from render.tsx.
  const { renderPage } = (await import(
    pathToFileURL(`${serverPages}/render.js`).href
  )) as typeof import('./render');
  const [stylesheet] = globSync('assets/*.css', { cwd: serverPages });
  mkdirSync(serverPages, { recursive: true });
  for (const story of stories) {
    writeFileSync(`${serverPages}/${story.id}.html`, renderPage(story, `/${stylesheet}`));
  }
}
