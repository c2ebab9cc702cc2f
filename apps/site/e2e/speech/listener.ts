/** Runs Orca with Firefox on a virtual screen, presses keys and reads the speech output. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findCommand } from '../../../../tools/browser.ts';
import { openScreen, start } from '../engines/screen.ts';

/** Silence that ends speech: Orca speaks within a second, the site's echoes come after 700 ms. */
const QUIET_MS = 2000;
const LATE_MS = 30_000;

const desktop = fileURLToPath(new URL('desktop.sh', import.meta.url));

function startDesktop(folder: string, address: string, env: NodeJS.ProcessEnv) {
  const command = ['sh', desktop, folder, address, findCommand('firefox') ?? ''];
  return start('dbus-run-session', ['--', ...command], { env, stdio: 'ignore', detached: true });
}

/** Utterances in the log, without the attributes after each text. */
function spokenIn(log: string): readonly string[] {
  const lines = readFileSync(log, 'utf8').matchAll(/SPEECH OUTPUT: '([\s\S]*?)' ?(?:\{.*\})?\n/g);
  return [...lines].map(([, text = '']) => text.replace(/\s+/g, ' ').trim());
}

export type Listener = Awaited<ReturnType<typeof listen>>;

/** Opens an address; `close` ends all processes. */
export async function listen(address: string) {
  const folder = mkdtempSync(join(tmpdir(), 'speech-'));
  const log = join(folder, 'orca.log');
  writeFileSync(log, '');
  const { env, processes } = await openScreen({ width: 1280, height: 900, scheme: 'light' });
  const session = startDesktop(folder, address, env);
  const xdotool = (...args: string[]) => execFileSync('xdotool', args, { env });

  const spoken = () => spokenIn(log);

  /** Runs an act, and returns all speech until `expected` was spoken and silence follows. */
  async function hear(expected: string, act: () => unknown): Promise<string> {
    const before = spoken().length;
    const said = () => spoken().slice(before);
    const late = Date.now() + LATE_MS;
    await act();
    while (!said().join('\n').includes(expected) && Date.now() < late) await wait(200);
    for (let heard = -1; heard < said().length; await wait(QUIET_MS)) heard = said().length;
    return said().join('\n');
  }

  /** Presses a key, and returns its echo and the speech for the new focus. */
  async function hearKey(key: string): Promise<string> {
    const before = spoken().length;
    const late = Date.now() + 2000;
    xdotool('key', key);
    while (spoken().length < before + 2 && Date.now() < late) await wait(100);
    for (let heard = -1; heard < spoken().length; await wait(500)) heard = spoken().length;
    return spoken().slice(before).join('\n');
  }

  return {
    hear,
    press: (...keys: string[]) => xdotool('key', '--delay', '150', ...keys),
    type: (text: string) => xdotool('type', '--delay', '80', text),
    /** Presses Tab until the focused element has this name. */
    async tabTo(name: string, key = 'Tab') {
      for (let left = 60; left > 0; left -= 1) {
        if ((await hearKey(key)).includes(name)) return;
      }
      throw new Error(`No ${name} within 60 presses of ${key}; last: ${spoken().slice(-10)}`);
    },
    /** Opens an address, and stops the reading of the whole page. */
    async open(path: string, title: string) {
      await hear('', () => xdotool('key', 'ctrl+l'));
      await hear(`Finished loading ${title}`, () => {
        xdotool('type', '--delay', '30', new URL(path, address).href);
        xdotool('key', 'Return');
        xdotool('key', 'Control_L');
      });
    },
    close() {
      for (const each of processes) each.kill();
      if (session.pid) process.kill(-session.pid);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
