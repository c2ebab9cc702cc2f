import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { definitions } from './vite/definitions.ts';
import { lookupInDev } from './vite/lookup-in-dev.ts';
import { prerender } from './vite/prerender.ts';
import { readSiteConfig } from './vite/site-config.ts';

export default defineConfig(() => {
  const { config, unset } = readSiteConfig(process.env);
  const connectOrigins = config.lookupBaseUrl ? [new URL(config.lookupBaseUrl).origin] : [];
  return {
    plugins: [vanillaExtractPlugin(), react(), lookupInDev(), prerender({ connectOrigins, unset })],
    define: definitions(config),
    // One sheet, so that no page's code waits for a sheet whose rules the page has inline.
    build: { cssCodeSplit: false, assetsInlineLimit: 0, modulePreload: false },
    // There is no index.html to start from: without this, dev finds packages late and reloads.
    optimizeDeps: { entries: ['src/hydrate.tsx', 'src/pages/**/page.tsx'] },
    ssr: { noExternal: [/^@tallycomb\//] },
  };
});
