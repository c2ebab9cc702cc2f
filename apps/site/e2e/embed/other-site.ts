/** A page on another host that has ours in a frame. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { test as watched } from '../support/console-watch';
import { HYDRATED } from '../support/loading';
import { embeddedPath } from '../support/sitemap';
import { sites } from '../support/sites';

export interface OtherSite {
  readonly origin: string;
  /** Opens a page there with this body. */
  open(body: string, headers?: Readonly<Record<string, string>>): Promise<void>;
}

export const test = watched.extend<{ otherSite: OtherSite }>({
  otherSite: async ({ page }, use) => {
    const answer = { body: '', headers: {} as Readonly<Record<string, string>> };
    const server = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', ...answer.headers });
      response.end(`<!doctype html><html lang="en"><title>Other</title><body>${answer.body}`);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo; // a string only for a pipe
    const origin = `http://127.0.0.1:${port}`;
    await use({
      origin,
      async open(body, headers = {}) {
        Object.assign(answer, { body, headers });
        await page.goto(origin);
      },
    });
    server.close();
  },
});

export { expect } from '@playwright/test';

/** A frame without the script that fits its height. */
export const frameOf = (path = embeddedPath, site: string = sites.real) =>
  `<iframe src="${site}${path}" title="Salon inflation calculator" width="100%" height="700"></iframe>`;

export const ours = (page: Page): FrameLocator => page.frameLocator('iframe');

export const untilFrameHydrated = (page: Page) => ours(page).locator(`html[${HYDRATED}]`).waitFor();

/** The code of /embed, with the tested origin in place of the built one. */
export async function publishedCode(page: Page): Promise<string> {
  await page.goto('/embed');
  const code = (await page.locator('pre code').textContent()) ?? '';
  const [, address = ''] = /src="([^"]*)"/.exec(code) ?? [];
  return code.replaceAll(new URL(address).origin, sites.real);
}
