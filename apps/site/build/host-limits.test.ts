import { globSync, readFileSync } from 'node:fs';
import { guides } from '@tallycomb/content/guides';
import { describe, expect, it } from 'vitest';
import { HOST_LIMITS, type HostNeeds, passedLimits } from './host-limits';

const little: HostNeeds = { headers: '/*\n  A: b\n', redirects: '/a /b 301\n', files: new Map() };
const repeat = (count: number, lineOf: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => lineOf(at)).join('');

const headersWith = (rules: number) => repeat(rules, (at) => `/${at}\n  A: b\n\n`);
const redirectsWith = (count: number) => repeat(count, (at) => `/${at}/ /${at} 301\n`);
const filesWith = (count: number) =>
  new Map(Array.from({ length: count }, (_, at) => [`${at}`, 1]));

describe('what a host takes', () => {
  it.each([
    { headers: headersWith(100) },
    { headers: `/*\n${'a'.repeat(2000)}` },
    { redirects: redirectsWith(2000) },
    { files: filesWith(20_000) },
    { files: new Map([['a.png', 25 * 2 ** 20]]) },
  ])('is no problem, case %#', (needs) => {
    expect(passedLimits({ ...little, ...needs })).toEqual([]);
  });

  it.each([
    [{ headers: headersWith(101) }, 'rules in _headers: 101, and 100 are taken'],
    [{ redirects: redirectsWith(2001) }, '_redirects: 2001, and 2000 are taken'],
    [{ headers: `/*\n  ${'a'.repeat(1999)}` }, /^_headers: a line of 2001 characters, .*: a{40}…$/],
    [{ redirects: `/${'a'.repeat(2000)} / 301` }, /^_redirects: a line of 2007 characters/],
    [{ files: filesWith(20_001) }, 'files: 20001, and 20000 are taken'],
    [{ files: new Map([['a.png', 25 * 2 ** 20 + 1]]) }, 'a.png: larger than 25 MiB'],
  ])('is said where it is less, case %#', (needs, line) => {
    expect(passedLimits({ ...little, ...needs })).toEqual([
      typeof line === 'string' ? line : expect.stringMatching(line),
    ]);
  });
});

// What one guide more brings is counted in the built site, whose guides are all alike.
const BUILT = 'dist/client';
const GUIDES = 1000;

describe(`room for ${GUIDES.toLocaleString('en-US')} guides`, () => {
  const redirects = readFileSync(`${BUILT}/_redirects`, 'utf8').split('\n').filter(Boolean);
  const headers = readFileSync(`${BUILT}/_headers`, 'utf8');
  const files = globSync('**/*.*', { cwd: BUILT });
  const more = GUIDES - guides.length;

  it('is left in _redirects, beside the pages of years', () => {
    const linesOf = (path: string) => redirects.filter((line) => line.startsWith(`${path}/ `));
    expect(linesOf('/inflation-calculator/2019')).toHaveLength(1);
    for (const { id } of guides) expect(linesOf(`/guides/${id}`)).toHaveLength(1);
    expect(redirects.length + more).toBeLessThanOrEqual(HOST_LIMITS.redirects);
  });

  it('is left in _headers, where they share a rule', () => {
    expect(headers.match(/^\/guides\/.+$/gm)).toEqual(['/guides/*']);
  });

  it('is left among the files', () => {
    const filesOf = (id: string) => files.filter((file) => file.includes(`guides/${id}`));
    const most = Math.max(...guides.map(({ id }) => filesOf(id).length));
    expect(most).toBeGreaterThan(2);
    expect(files.length + more * most).toBeLessThanOrEqual(HOST_LIMITS.files);
  });
});
