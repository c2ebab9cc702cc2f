import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../../.github/workflows/', import.meta.url);
const jobs = readdirSync(folder).flatMap((name) =>
  readFileSync(new URL(name, folder), 'utf8').split(/^ {2}(?=[\w-]+:$)/m),
);

it('no script of an installed package runs in the job that npm trusts', () => {
  const trusted = jobs.filter((job) => job.includes('id-token: write'));
  const commands = trusted.flatMap((job) => job.match(/run: .*/g) ?? []);
  expect(trusted).toHaveLength(1);
  expect(commands).not.toEqual([]);
  for (const command of commands) expect(command).toContain('--ignore-scripts');
});

it('no install runs beside a secret, or the token of a checkout', () => {
  const steps = jobs.flatMap((job) => job.split(/^ {6}- /m));
  const [installs, checkouts] = [/\binstall\b/, /actions\/checkout@/].map((what) =>
    steps.filter((step) => what.test(step)),
  );
  expect(installs).not.toEqual([]);
  for (const step of installs ?? []) expect(step).not.toContain('secrets.');
  expect(checkouts).not.toEqual([]);
  for (const step of checkouts ?? []) expect(step).toContain('persist-credentials: false');
  const heads = jobs.flatMap((job) => job.split(/^ {4}steps:$/m).slice(0, 1));
  for (const head of heads) expect(head).not.toContain('secrets.');
});
