import { rmSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { preview } from 'vite';
import { drawnIn } from './baselines.ts';
import { runningEnvironment } from './browser.ts';
import { incomparable } from './environment.ts';
import { expectedFolder } from './pixels.ts';
import { renderOnServer, serverPages } from './server/build.ts';
import { builtStorybook } from './stories.ts';
import { looksWithoutScripts } from './without-scripts.ts';

interface Site {
  readonly url: string;
  readonly close: () => Promise<void>;
}

async function serve(folder: string): Promise<Site> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error(`${folder} could not be served.`);
  return { url, close: () => server.close() };
}

/** Says once why nothing is compared; each test is then skipped with the same reason. */
async function reasonToSkip({ updateSnapshots }: FullConfig): Promise<string | undefined> {
  if (updateSnapshots !== 'none') return undefined;
  const before = drawnIn();
  const reason = before && incomparable(before, await runningEnvironment());
  if (reason) console.error(`\nNo picture of a story is compared: ${reason}.\n`);
  return reason;
}

export default async function setUp(config: FullConfig) {
  const reason = await reasonToSkip(config);
  if (reason) {
    process.env.VISUAL_SKIPPED = reason;
    return undefined;
  }
  rmSync(expectedFolder, { recursive: true, force: true });
  await renderOnServer(looksWithoutScripts.map(({ story }) => story));
  const sites = { storybook: await serve(builtStorybook), server: await serve(serverPages) };
  process.env.VISUAL_STORYBOOK = sites.storybook.url;
  process.env.VISUAL_SERVER = sites.server.url;
  return () => Promise.all([sites.storybook.close(), sites.server.close()]);
}
