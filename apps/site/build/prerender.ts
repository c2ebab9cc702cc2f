/** Vite plugins that render pages for dev and build with entry-server.tsx. */
import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { getMimeType } from 'hono/utils/mime';
import type { EnvironmentOptions, Plugin, ViteDevServer } from 'vite';
import { dayOf, describeAge, priceIndexes } from '../host/health.ts';
import type * as Lookup from '../host/lookup.ts';
import { CLIENT_ENTRY, MASK_ENTRY, SHELL_CHUNK } from './assets.ts';
import type * as EntryServer from './entry-server';
import { insertInHead, type SiteOutput, writeSite } from './write-site.ts';

/** Answers /api/* in `pnpm dev` with production's code. */
export function lookupInDev(): Plugin {
  return {
    name: 'tallycomb:lookup-in-dev',
    configureServer(server) {
      const answer = async (request: Request) => {
        const module = await server.ssrLoadModule('/host/lookup.ts');
        const { answerLookup } = module as typeof Lookup; // its own source
        return answerLookup(request);
      };
      const listen = getRequestListener(answer, { overrideGlobalObjects: false });
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/api/')) return next();
        void listen(request, response);
      });
    },
  };
}

const SERVER_ENTRY = 'build/entry-server.tsx';
const NODE_SERVER = 'host/server/index.ts';

/** Chunks that many pages share, for fewer bytes and requests. */
const CHUNKS = [
  // Apart from the shell, which loads later.
  {
    name: 'entry',
    test: /\/src\/(entry-client|session\/(early-texts|held-actions|history-entry|hydration|press-notice)|page-loading\/(first-page|line|load-code|page-parts|reload-after-deploy|when-idle)|fault-reports\/report)\.ts$/,
    priority: 1,
  },
  {
    name: 'masks',
    test: /\/src\/(mask-fields|calculator\/form\/field-(mask|rules))\.ts$/,
    priority: 1,
  },
  {
    name: SHELL_CHUNK,
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\/|\/src\/(hydrate|seo\/head)\.tsx$/,
  },
  // Code shared by at least three pages with figures.
  { name: 'money', test: /\/inflation-core\/dist\//, minShareCount: 3 },
];

async function answerInDev(server: ViteDevServer, url: string, response: ServerResponse) {
  const entry = (await server.ssrLoadModule(`/${SERVER_ENTRY}`)) as typeof EntryServer; // its own source
  const pathname = new URL(url, 'http://dev').pathname.replace(/(?<=.)\/+$/, '');
  const send = (status: number, type: string, body: string | Uint8Array) =>
    response.writeHead(status, { 'Content-Type': type }).end(body);
  const type = getMimeType(pathname);
  if (type) {
    const file = (await entry.siteFiles()).get(pathname);
    if (file !== undefined) return send(200, type, file);
    const data = await entry.pageDataOf(entry.pathOfData(pathname));
    return send(data ? 200 : 404, type, data ? JSON.stringify(data) : '');
  }
  const redirect = entry.redirects[pathname];
  if (redirect) return response.writeHead(301, { Location: redirect }).end();
  const { html, data, route } = await entry.render(pathname);
  const script = `<script type="module" src="/${CLIENT_ENTRY}"></script>`;
  const page = await server.transformIndexHtml(url, insertInHead(html, script));
  return send(data === null || route.path === '*' ? 404 : 200, 'text/html', page);
}

const banner = (version: string) => {
  const today = dayOf(new Date());
  const ages = priceIndexes.map((series) => describeAge(series, today));
  return `Tallycomb ${version}: ${ages.join('; ')}.`;
};

interface PrerenderOptions extends SiteOutput {
  /** Variables that still have their example value. */
  readonly unset: readonly string[];
}

/** Refuses `*.server.ts` in client code, where the series that it reads would be bundled. */
export const keepServerOut = (): Plugin => ({
  name: 'tallycomb:keep-server-out',
  applyToEnvironment: ({ name }) => name === 'client',
  load(id) {
    if (/\.server\.ts$/.test(id))
      throw new Error(`${id} is for the build: import its types alone.`);
  },
});

/** Replaces Vite's helper around `import()` with ours, which tries again after a failure. */
export const ownCodeLoader = (): Plugin => ({
  name: 'tallycomb:own-code-loader',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) =>
    id === '\0vite/preload-helper.js' ? resolve('src/page-loading/load-code.ts') : undefined,
});

/** The three builds: code for browsers, the renderer of pages, the host on Node. */
const environmentsIn = (outDir: string): Record<string, EnvironmentOptions> => ({
  client: {
    build: {
      outDir: `${outDir}/client`,
      manifest: true,
      rolldownOptions: {
        input: [CLIENT_ENTRY, MASK_ENTRY],
        output: {
          codeSplitting: { groups: CHUNKS },
        },
      },
    },
  },
  ssr: {
    build: {
      outDir: `${outDir}/server`,
      rolldownOptions: { input: SERVER_ENTRY },
    },
  },
  // A single file without node_modules, which serves the client's folder.
  node: {
    consumer: 'server',
    resolve: { noExternal: true },
    build: {
      outDir: `${outDir}/node`,
      rolldownOptions: {
        input: NODE_SERVER,
        output: { entryFileNames: 'server.mjs', codeSplitting: false },
      },
    },
  },
});

export function prerender({ unset, ...output }: PrerenderOptions): Plugin {
  return {
    name: 'tallycomb:prerender',
    config: () => ({
      appType: 'custom',
      environments: environmentsIn(output.outDir),
      builder: {
        async buildApp(builder) {
          const { client, ssr, node } = builder.environments;
          if (!client || !ssr || !node) throw new Error('Vite did not set up its environments.');
          await builder.build(client);
          await builder.build(ssr);
          await builder.build(node);
          const { version } = await writeSite(builder.config.root, output);
          builder.config.logger.info(banner(version));
          if (unset.length === 0) return;
          builder.config.logger.warn(
            `Example addresses stand for what is not set: ${unset.join(', ')}.`,
          );
        },
      },
    }),
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          answerInDev(server, request.url ?? '/', response).catch(next);
        });
      };
    },
  };
}
