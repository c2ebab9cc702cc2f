import { execFileSync } from 'node:child_process';
import workspace from '../../../package.json' with { type: 'json' };

/** The pnpm that runs the tests, or where they are started without one, the repository's. */
function pnpmCommand(): readonly [string, ...string[]] {
  const { npm_execpath: running = '' } = process.env;
  if (!/pnpm[^/\\]*$/.test(running)) return ['npx', '--yes', workspace.packageManager];
  return /\.[cm]?js$/.test(running) ? [process.execPath, running] : [running];
}

export function pnpm(cwd: string, ...args: readonly string[]): void {
  const [program, ...first] = pnpmCommand();
  execFileSync(program, [...first, ...args], { cwd, stdio: 'pipe' });
}
