/** The virtual display of the engines that are driven outside of Playwright. */
import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Look } from './engine.ts';

/** Starts a process that ends with this one, even if that is killed. */
export const start = (command: string, args: readonly string[], options: SpawnOptions) =>
  spawn('setpriv', ['--pdeathsig', 'TERM', command, ...args], options);

/**
 * Starts a virtual display of this size, and the window manager that full screen needs. Firefox
 * runs in one, too, where Orca listens to it.
 */
export async function openScreen({ width, height }: Look) {
  const screen = ['-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
  const server = start('Xvfb', ['-displayfd', '3', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(server.stdio[3] as Readable, 'data');
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}` };
  return { env, processes: [server, start('openbox', [], { env, stdio: 'ignore' })] };
}
