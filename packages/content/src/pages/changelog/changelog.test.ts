import { describe, expect, it } from 'vitest';
import * as changelog from './index';

const { releases } = changelog;
const specified: readonly changelog.ChangelogEntry[] = releases.slice(-6);
const items = specified.flatMap(({ categories }) =>
  categories.flatMap((category) => category.items),
);

it('ends with the six releases of the specification, in its order', () => {
  expect(specified.map(({ version, date }) => [version, date])).toEqual([
    ['v2.4.0', 'January 17, 2025'],
    ['v2.3.5', 'December 12, 2024'],
    ['v2.3.6', 'November 28, 2024'],
    ['v2.3.4', 'November 7, 2024'],
    ['v2.3.3', 'November 1, 2024'],
    ['v2.3.2', 'October 2, 2024'],
  ]);
});

/** Changes that the specification names, each with its type and a pattern of its wording. */
const attributed: readonly [string, changelog.ChangeType, RegExp][] = [
  ['benchmarker', 'New', /^Benchmarker: /],
  ['optimizer', 'New', /^Optimizer: /],
  ['scenario comparison', 'New', /^Scenario comparison: /],
  ['staff price lists', 'New', /^Staff price lists: /],
  ['revenue simulator', 'New', /^Revenue simulator: /],
  ['franchise royalty', 'New', /simulator .*franchise royalty/],
  ['price monitoring with alerts', 'New', /^Price monitoring, with alerts/],
  ['review monitoring with alerts', 'New', /^Review monitoring, with alerts/],
  ['first connector', 'New', /connector to a salon booking system/],
  ['second connector', 'New', /connector to a salon management product/],
  ['review history', 'Improved', /history .*12 months by default\. It was 6\./],
  ['alert frequencies', 'New', /weekly, bi-monthly, monthly or quarterly/],
  // The limits themselves are in the plans.
  ['plan limits', 'New', /^\D*plan has a limit on the locations you can import\D*$/],
  ['deleting users', 'New', /^Owners can delete users/],
  ['links', 'Fixed', /^Links to your online presence .*URL format/],
  ['frequencies kept', 'Fixed', /^Review alerts keep to the frequency/],
  ['imported locations', 'Fixed', /^Imported locations all count/],
  ['dashboard', 'New', /web dashboard/],
  ['notifications', 'New', /^Email notifications/],
  ['API', 'New', /^API access/],
];

describe('the changes', () => {
  it.each(attributed)('name the %s exactly once, as %s', (_, type, wording) => {
    const naming = items.filter(({ description }) => wording.test(description));
    expect(naming.map((item) => item.type)).toEqual([type]);
  });

  it('name nothing else', () => {
    expect(items).toHaveLength(attributed.length);
  });
});
