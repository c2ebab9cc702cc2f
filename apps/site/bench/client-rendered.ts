import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { definitions } from '../build/definitions.ts';
import { readSiteConfig } from '../build/site-config.ts';

/** Builds the home page that renders in the browser; gives the folder it is in. */
export async function buildClientRendered(): Promise<string> {
  const root = fileURLToPath(new URL('client-rendered', import.meta.url));
  const outDir = fileURLToPath(new URL('../dist/bench/client-rendered', import.meta.url));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin(), react()],
    define: definitions(readSiteConfig({}).config, 0),
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}
