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

/** Says once why no picture is compared; each test gives the same reason. */
async function reasonToSkip({ updateSnapshots }: FullConfig): Promise<string | undefined> {
  if (updateSnapshots !== 'none') return undefined;
  const before = drawnIn();
  const reason = before && incomparable(before, await runningEnvironment());
  if (reason) console.error(`\nNo picture of a story is compared: ${reason}.\n`);
  return reason;
}

/** Pages as a server sends them are for their pictures alone. */
async function serveWithoutScripts(): Promise<Site> {
  await renderOnServer(looksWithoutScripts.map(({ story }) => story));
  return serve(serverPages);
}

export default async function setUp(config: FullConfig) {
  rmSync(expectedFolder, { recursive: true, force: true });
  const storybook = await serve(builtStorybook);
  process.env.VISUAL_STORYBOOK = storybook.url;
  const reason = await reasonToSkip(config);
  if (reason) {
    process.env.VISUAL_SKIPPED = reason;
    return storybook.close;
  }
  const server = await serveWithoutScripts();
  process.env.VISUAL_SERVER = server.url;
  return () => Promise.all([storybook.close(), server.close()]);
}
