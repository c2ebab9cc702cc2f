/** Drives WebKitGTK's MiniBrowser by WebDriver, in an X server of the window's size. */
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, type Key, type Look, seek } from './engine.ts';
import { openScreen, start } from './screen.ts';

/** WebDriver's code points for keys without a character. */
const KEYS: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Writes GTK settings, the only way to reduce motion in WebKitGTK. */
function quietSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return folder;
}

/** Returns a function that sends the driver commands, and throws its errors. */
const driverAt =
  (address: string) =>
  async <Value>(path: string, body?: object): Promise<Value> => {
    const method = body ? 'POST' : path === '' ? 'DELETE' : 'GET';
    const answer = await fetch(`${address}${path}`, { method, body: JSON.stringify(body) ?? null });
    const { value } = (await answer.json()) as {
      value: Value & { error: string; message: string };
    };
    if (!answer.ok) throw new Error(`WebKit on ${path}: ${value.error}. ${value.message}`);
    return value;
  };

async function startDriver(path: string, screen: NodeJS.ProcessEnv) {
  const port = await freePort();
  const env = {
    ...screen,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    XDG_CONFIG_HOME: quietSettings(),
  };
  const driver = start(path, [`--port=${port}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  for (let left = 50; left > 0; left -= 1) {
    if (await fetch(`${address}/status`).then(Boolean, () => false)) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { driver, address };
}

/** Runs in the page: collects later errors, as the driver has no console. */
function watchFaults() {
  const faults: string[] = [];
  console.error = (...parts) => faults.push(parts.join(' '));
  addEventListener('error', ({ message }) => faults.push(message));
  Object.assign(window, { faults });
}

/** Runs in the page: errors since the last call, and requests to `/reports`, which the site sends on a fault. */
function faultsSeen() {
  const seen: string[] = Reflect.get(window, 'faults') ?? [];
  const reports = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('/reports'));
  performance.clearResourceTimings();
  return [...seen.splice(0), ...reports.map(({ name }) => name)];
}

const isShown = (url: string) => location.href === url;
const isLoaded = (url: string) => location.href === url && document.readyState === 'complete';

async function until(
  execute: (run: typeof isLoaded, url: string) => Promise<boolean>,
  holds: typeof isLoaded,
  url: string,
) {
  const { href } = new URL(url);
  for (let left = 600; left > 0; left -= 1) {
    if (await execute(holds, href).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`WebKit did not load ${url}.`);
}

async function newSession(address: string, { scheme }: Look): Promise<string> {
  const [binary] = globSync('/usr/lib*/{,*/}webkit2gtk-4.1/MiniBrowser');
  const dark = scheme === 'dark' ? ['--dark-mode'] : [];
  const { sessionId } = await driverAt(address)<{ sessionId: string }>('/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        // Otherwise commands would wait for the scripts of a loading page.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen', ...dark] },
      },
    },
  });
  return `${address}/session/${sessionId}`;
}

export async function openWebKit(path: string, look: Look): Promise<Engine> {
  const { env, processes } = await openScreen(look);
  const { driver, address } = await startDriver(path, env);
  const ask = driverAt(await newSession(address, look));
  /** Runs a function in the page, again if a navigation interrupts. */
  const execute = async <Result>(run: unknown, given: unknown): Promise<Result> => {
    const script = `return (${run})(...arguments)`;
    const asked = ask<Result>('/execute/sync', { script, args: [given ?? null] });
    return asked.catch((error) => {
      if (!/before the unload/.test(String(error))) throw error;
      return execute<Result>(run, given);
    });
  };
  const type = async (text: string) => {
    const actions = [...text].flatMap((value) =>
      ['keyDown', 'keyUp'].map((kind) => ({ type: kind, value })),
    );
    await ask('/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  };
  return {
    faults: () => execute(faultsSeen, null),
    async visit(url) {
      await ask('/url', { url });
      await until(execute, isShown, url);
      await execute(watchFaults, null);
    },
    async open(url) {
      await ask('/url', { url });
      await until(execute, isLoaded, url);
      await execute(watchFaults, null);
    },
    evaluate: execute,
    async click(selector, text = '') {
      const element = await execute<Record<string, string>>(seek, { selector, text });
      await ask(`/element/${Object.values(element)[0]}/click`, {});
    },
    type,
    press: (key) => type(KEYS[key]),
    // MiniBrowser has no key for undo.
    undo: () => execute<void>(() => document.execCommand('undo'), null),
    picture: async () => Buffer.from(await ask<string>('/screenshot'), 'base64'),
    async close() {
      await ask('').catch(() => {});
      for (const running of [driver, ...processes]) running.kill();
    },
  };
}
