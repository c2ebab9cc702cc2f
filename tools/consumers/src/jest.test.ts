/** A project tested by Jest, on the oldest Node that the packages support: both are CommonJS there. */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, inject, it } from 'vitest';

const { folder } = inject('installedPackages');
const require = createRequire(import.meta.url);
const requireIn20 = createRequire(require.resolve('@tallycomb/node-20/package.json'));
const node20 = join(dirname(requireIn20.resolve('node/package.json')), 'bin/node');
const jest = join(folder, 'node_modules/jest/bin/jest.js');

it('tests on Node 20 what uses a button and an index', () => {
  const runNode = (...args: readonly string[]) =>
    execFileSync(node20, args, { encoding: 'utf8', stdio: 'pipe' });
  expect(runNode('--version')).toMatch(/^v20\./);
  const results: unknown = JSON.parse(
    runNode(jest, '--rootDir', join(folder, 'projects/jest'), '--json'),
  );
  expect(results).toMatchObject({ success: true, numPassedTests: 2 });
});
