import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const workflow = readFileSync(
  new URL('../../../.github/workflows/release.yml', import.meta.url),
  'utf8',
);
const jobs = workflow.split(/^ {2}(?=\w+:$)/m);

it('no script of an installed package runs in the job that npm trusts', () => {
  const trusted = jobs.filter((job) => job.includes('id-token: write'));
  const installs = trusted.flatMap((job) => job.match(/(?:npm|pnpm) install .*/g) ?? []);
  expect(trusted).toHaveLength(1);
  expect(installs).not.toEqual([]);
  for (const install of installs) expect(install).toContain('--ignore-scripts');
});
