import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

/** Serves the build below a path, to prove that it works below any. */
export default async function setUp() {
  const { NO_PICTURES: reason } = process.env;
  if (reason) console.error(`\nNo picture is compared: ${reason}.\n`);
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    base: '/some/path/',
    build: { outDir: fileURLToPath(new URL('../dist', import.meta.url)) },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('The built Storybook could not be served.');
  process.env.BUILT_URL = url;
  return () => server.close();
}
