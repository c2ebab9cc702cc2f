/** Finds the Chromium that story tests and browser tests run in; `ensureBrowser` installs one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const isRoot = process.getuid?.() === 0;

/** Chromium refuses its sandbox to root; a closed network must not slow its start. */
export const chromiumArgs: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const SYSTEM_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function candidates(): string[] {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)));
  return [chromium.executablePath(), ...onPath, ...SYSTEM_PATHS];
}

function installedBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (!chosen) return candidates().find((path) => existsSync(path));
  if (existsSync(chosen)) return chosen;
  throw new Error(
    `CHROMIUM_PATH is ${chosen}, but no file is there. Point it at a Chromium or Chrome, or unset it.`,
  );
}

/** Path of the browser to test in; throws a sentence that says what to do when there is none. */
export function findBrowser(): string {
  const found = installedBrowser();
  if (found) return found;
  throw new Error(
    'No Chromium or Chrome was found. `pnpm test` installs one; to use your own, set CHROMIUM_PATH to it.',
  );
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** Debian has a Chromium of its own, and root may install it. */
function installFromDebian(): boolean {
  if (!isRoot || !existsSync('/etc/debian_version')) return false;
  console.log('No Chromium found: installing the Debian package "chromium".');
  return run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', 'chromium');
}

function installFromPlaywright(): boolean {
  const playwright = fileURLToPath(new URL('node_modules/playwright/cli.js', import.meta.url));
  const withDeps = isRoot ? ['--with-deps'] : [];
  console.log("No Chromium found: installing Playwright's.");
  return run(process.execPath, playwright, 'install', ...withDeps, 'chromium');
}

/** Path of the browser to test in, installed first where the machine has none. */
export function ensureBrowser(): string {
  const found = installedBrowser();
  if (found) return found;
  if (!installFromDebian()) installFromPlaywright();
  return findBrowser();
}
