/** Opens built pages in Chromium, from a server of their own. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumArgs, findBrowser } from '../../browser.ts';

type Responder = (path: string) => Promise<Response | undefined>;

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

function serve(folder: string, respond: Responder) {
  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const special = await respond(pathname);
    if (special) return response.writeHead(special.status).end(await special.text());
    const file = pathname === '/' ? '/index.html' : pathname;
    try {
      const body = readFileSync(join(folder, file));
      response.setHeader('Content-Type', TYPES[file.replace(/.*\./, '')] ?? 'text/plain');
      return response.end(body);
    } catch {
      return response.writeHead(file === '/favicon.ico' ? 204 : 404).end();
    }
  });
}

/** Console messages and uncaught errors of the page while `use` uses it. */
export async function consoleMessagesOf(
  folder: string,
  use: (page: Page) => Promise<void>,
  respond: Responder = async () => undefined,
): Promise<string[]> {
  const server = serve(folder, respond).listen(0, '127.0.0.1');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...chromiumArgs] });
  const messages: string[] = [];
  try {
    const page = await browser.newPage();
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(String(error)));
    const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
    await page.goto(`http://127.0.0.1:${port}/`);
    await use(page);
    return messages;
  } finally {
    await browser.close();
    server.close();
  }
}
