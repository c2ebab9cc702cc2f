import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { definitions } from './vite/definitions.ts';
import { lookupInDev } from './vite/lookup-in-dev.ts';
import { prerender } from './vite/prerender.ts';
import { readReportedShare } from './vite/reported-share.ts';
import { type Environment, readSiteConfig } from './vite/site-config.ts';
import { thirdPartySourcesOf } from './vite/third-party-sources.ts';

/** The site as one environment configures it, written below `outDir`. */
export function siteIn(environment: Environment, outDir: string): UserConfig {
  const { config, unset } = readSiteConfig(environment);
  const connectOrigins = config.lookupBaseUrl ? [new URL(config.lookupBaseUrl).origin] : [];
  const thirdParties = thirdPartySourcesOf(config.thirdParties);
  const reportedShare = readReportedShare(environment);
  const hasReports = reportedShare > 0;
  return {
    plugins: [
      vanillaExtractPlugin(),
      react(),
      lookupInDev(),
      prerender({
        outDir,
        connectOrigins,
        thirdParties,
        hasReports,
        unset,
        commit: environment.BUILD_COMMIT,
      }),
    ],
    define: { ...definitions(config), __REPORTED_SHARE__: String(reportedShare) },
    // One sheet, so that no page's code waits for a sheet whose rules the page has inline.
    build: {
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // Slower than Vite's own, and the shell that every page loads is 1.5 KB less for it.
      minify: 'terser',
      terserOptions: { ecma: 2022, compress: { passes: 3 } },
    },
    // There is no index.html to start from: without this, dev finds packages late and reloads.
    optimizeDeps: { entries: ['src/hydrate.tsx', 'src/pages/**/page.tsx'] },
    ssr: { noExternal: [/^@tallycomb\//] },
  };
}

export default defineConfig(() => siteIn(process.env, 'dist'));
