/** The built site on Node, without Cloudflare: `node dist/node/server.mjs --port 8080`. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createSiteHandler } from '../site-handler.ts';
import { openSiteFiles } from './site-files.ts';
import { readPort, startSiteServer } from './site-server.ts';

/** Time to finish requests, less than the ten seconds until Docker kills the process. */
const STOP_MS = 8000;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '' },
    host: { type: 'string' },
  },
});

const port = readPort(values.port);
if (port === undefined) {
  console.error(`--port and PORT take a whole number up to 65535, not “${values.port}”.`);
  process.exit(1);
}

// Relative to the bundle that the build makes of this file (build/prerender.ts).
const fromBundle = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const files = await openSiteFiles(fromBundle('../client'), fromBundle('compressed'));
const handle = createSiteHandler();
const server = await startSiteServer((request) => handle(request, files), {
  port,
  hostname: values.host ?? process.env.HOST,
});
console.log(JSON.stringify({ time: new Date().toISOString(), listening: server.port }));

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => server.stop(STOP_MS).then(() => process.exit(0)));
