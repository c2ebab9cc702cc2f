/** Finds the browsers that tests run in; `ensureBrowser` and `ensureCommands` install what is missing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const isRoot = process.getuid?.() === 0;

/**
 * Chromium refuses its sandbox to root; the network switches keep a closed network from slowing its
 * start.
 */
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

const onPath = (name: string) =>
  (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

const candidates = () => [
  chromium.executablePath(),
  ...SYSTEM_NAMES.flatMap(onPath),
  ...SYSTEM_PATHS,
];

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

/** CI may install without being root, by `sudo`. */
const canInstall = (isRoot || process.env.CI) && existsSync('/etc/debian_version');

function installFromDebian(...packages: string[]): boolean {
  if (!canInstall) return false;
  console.log(`Installing the Debian packages ${packages.join(', ')}.`);
  const apt = isRoot ? ['apt-get'] : ['sudo', '--non-interactive', 'apt-get'];
  const [command = '', ...args] = apt;
  return (
    run(command, ...args, 'update', '-qq') &&
    run(command, ...args, 'install', '-y', '-qq', ...packages)
  );
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
  if (!installFromDebian('chromium')) installFromPlaywright();
  return findBrowser();
}

/** Commands that run the other engines and the screen reader, each with its Debian package. */
const COMMANDS = {
  firefox: [['firefox-esr', 'firefox'], 'firefox-esr'],
  webkit: [['WebKitWebDriver'], 'webkit2gtk-driver'],
  screen: [['Xvfb'], 'xvfb'],
  windows: [['openbox'], 'openbox'],
  reader: [['orca'], 'orca'],
  bus: [['dbus-run-session'], 'dbus-daemon'],
  keys: [['xdotool'], 'xdotool'],
} as const;

export type Command = keyof typeof COMMANDS;

const ENGINES: readonly Command[] = ['firefox', 'webkit', 'screen', 'windows'];
export const SPEECH: readonly Command[] = ['firefox', 'screen', 'windows', 'reader', 'bus', 'keys'];

/** Path of an installed command; `undefined` if there is none. */
export const findCommand = (command: Command): string | undefined =>
  COMMANDS[command][0].flatMap(onPath).find((path) => existsSync(path));

/** The Debian packages of commands that are missing. */
const missingPackages = (commands: readonly Command[]): string[] =>
  commands.filter((command) => !findCommand(command)).map((command) => COMMANDS[command][1]);

/**
 * Reason to skip a check that needs these commands, if one is missing. Throws it on CI, where
 * nobody would see the skip.
 */
export function whySkipped(commands: readonly Command[]): string | undefined {
  const missing = missingPackages(commands);
  if (missing.length === 0) return undefined;
  const why = `not all of it is here: apt-get install ${missing.join(' ')}`;
  if (process.env.CI) throw new Error(why);
  return why;
}

/**
 * Installs Firefox and WebKit if possible, in the nightly run Orca too; tests report what they skip
 * without them.
 */
export function ensureCommands(isNightly: boolean): void {
  const missing = missingPackages(isNightly ? [...new Set([...ENGINES, ...SPEECH])] : ENGINES);
  if (missing.length > 0) installFromDebian(...missing);
}
