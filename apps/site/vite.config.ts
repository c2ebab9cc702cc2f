import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { oldestBrowsers } from '../../tools/oldest-browsers.ts';
import { keepServerOut, lookupInDev, ownCodeLoader, prerender } from './build/prerender.ts';
import {
  definitions,
  type Environment,
  readReportedShare,
  readSiteConfig,
} from './build/read-site-config.ts';
import { thirdPartySourcesOf } from './build/third-party-sources.ts';

/** Configuration of the site in an environment, built into `outDir`. */
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
    // One sheet: with several, a page's code would wait for rules that the page has inline.
    build: {
      target: oldestBrowsers,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // `loadCode` needs every file to fetch; Vite leaves out files without dependencies.
        resolveDependencies: (file, others) => (others.length > 0 ? others : [file]),
      },
    },
    // Without index.html, dev would find packages late and reload.
    optimizeDeps: { entries: ['src/hydrate.tsx', 'src/pages/**/page.tsx'] },
    ssr: { noExternal: [/^@tallycomb\//] },
  };
}

export default defineConfig(() => siteIn(process.env, 'dist'));
