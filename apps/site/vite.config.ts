import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { oldestBrowsers } from '../../tools/oldest-browsers.ts';
import { definitions } from './build/definitions.ts';
import { keepServerOut, lookupInDev, ownCodeLoader, prerender } from './build/prerender.ts';
import { type Environment, readReportedShare, readSiteConfig } from './build/site-config.ts';
import { thirdPartySourcesOf } from './build/third-party-sources.ts';

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
      keepServerOut(),
      ownCodeLoader(),
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
    define: definitions(config, reportedShare),
    // One sheet, so that no page's code waits for a sheet whose rules the page has inline.
    build: {
      target: oldestBrowsers,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // `loadCode` is given every file that it is to fetch; Vite leaves out one that needs no other.
        resolveDependencies: (file, others) => (others.length > 0 ? others : [file]),
      },
    },
    // There is no index.html to start from: without this, dev finds packages late and reloads.
    optimizeDeps: { entries: ['src/hydrate.tsx', 'src/pages/**/page.tsx'] },
    ssr: { noExternal: [/^@tallycomb\//] },
  };
}

export default defineConfig(() => siteIn(process.env, 'dist'));
