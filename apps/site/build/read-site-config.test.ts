import { outsideAddresses } from '@tallycomb/content/site';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import { describe, expect, it } from 'vitest';
import { priceYears, readReportedShare, readSiteConfig } from './read-site-config';

describe('site configuration', () => {
  it('falls back to examples, lists them, and asks our own worker', () => {
    const { config, unset } = readSiteConfig({});
    expect(config.addresses.earlyAccess).toBe('https://example.com/early-access');
    expect(config.lookupBaseUrl).toBe('');
    expect(unset).toHaveLength(Object.keys(outsideAddresses).length + 1);
  });

  it('reads the variables, without a trailing slash', () => {
    const { config, unset } = readSiteConfig({
      SITE_ORIGIN: 'https://salon.example/',
      INFLATION_API_BASE_URL: 'https://prices.example/v1/',
    });
    expect(config.addresses.siteOrigin).toBe('https://salon.example');
    expect(config.lookupBaseUrl).toBe('https://prices.example/v1');
    expect(unset.join()).not.toContain('SITE_ORIGIN');
  });

  it('has no third party unless its id is set', () => {
    expect(readSiteConfig({}).config.thirdParties).toEqual({ tagManager: '', chat: '' });
    const ids = { TAG_MANAGER_ID: 'GTM-AB12CD3 G-AB12CD34EF', CHAT_APP_ID: 'ab12cd34' };
    const { thirdParties } = readSiteConfig(ids).config;
    expect(thirdParties).toEqual({ tagManager: ids.TAG_MANAGER_ID, chat: 'ab12cd34' });
  });

  it.each([
    ['EARLY_ACCESS_URL', 'salon.example'],
    ['EARLY_ACCESS_URL', 'javascript:alert(1)'],
    ['EARLY_ACCESS_URL', '//salon.example'],
    ['TAG_MANAGER_ID', 'UA-1234-5'],
    ['TAG_MANAGER_ID', 'GTM-AB12CD3&l=x'],
    ['TAG_MANAGER_ID', 'G-AB12CD3'],
    ['TAG_MANAGER_ID', 'GTM-AB12CD3 GTM-EF45GH6'],
    ['CHAT_APP_ID', 'ab12/../cd'],
    ['CHAT_APP_ID', "ab12cd34'; script-src *"],
    ['CONTACT_EMAIL', 'hello'],
    // Only one word asks for production.
    ['SITE_ENVIRONMENT', 'prod'],
  ])('refuses %s with the value %j, naming the variable', (variable, text) => {
    expect(() => readSiteConfig({ [variable]: text })).toThrow(`${variable} is "${text}"`);
  });
});

describe('a production build', () => {
  const production = {
    SITE_ENVIRONMENT: 'production',
    SITE_ORIGIN: 'https://salon.test',
    EARLY_ACCESS_URL: 'https://forms.test/early',
    INSTAGRAM_URL: 'off',
    FACEBOOK_URL: 'https://facebook.test/salon',
    LINKEDIN_URL: 'off',
    FULL_STACK_ENGINEER_JOB_URL: 'off',
    DATA_ENGINEER_JOB_URL: 'off',
    CONTACT_EMAIL: 'hello@salon.test',
  };

  it('reads the variables, and leaves out those turned off', () => {
    const { config, unset } = readSiteConfig(production);
    expect(unset).toEqual([]);
    expect(config.addresses).toEqual({
      siteOrigin: 'https://salon.test',
      earlyAccess: 'https://forms.test/early',
      instagram: '',
      facebook: 'https://facebook.test/salon',
      linkedin: '',
      fullStackEngineerJob: '',
      dataEngineerJob: '',
    });
  });

  it('lists all missing and example values in one error', () => {
    const environment = {
      SITE_ENVIRONMENT: 'production',
      SITE_ORIGIN: 'https://www.example.org:8080/',
      CONTACT_EMAIL: 'hello@example.com',
    };
    expect(() => readSiteConfig(environment)).toThrow(`A production build needs every address:
  SITE_ORIGIN (Origin of the site, for canonical and social addresses) is an example, "https://www.example.org:8080/"
  EARLY_ACCESS_URL (Early-access form behind “Start Growing Now”) is not set
  INSTAGRAM_URL (Instagram profile) is not set; INSTAGRAM_URL=off leaves its link out
  FACEBOOK_URL (Facebook page) is not set; FACEBOOK_URL=off leaves its link out
  LINKEDIN_URL (LinkedIn page) is not set; LINKEDIN_URL=off leaves its link out
  FULL_STACK_ENGINEER_JOB_URL (Job board entry of the full stack engineer) is not set; FULL_STACK_ENGINEER_JOB_URL=off leaves its link out
  DATA_ENGINEER_JOB_URL (Job board entry of the data engineer) is not set; DATA_ENGINEER_JOB_URL=off leaves its link out
  CONTACT_EMAIL (Contact email on the legal pages) is an example, "hello@example.com"`);
  });

  it.each(['SITE_ORIGIN', 'EARLY_ACCESS_URL', 'CONTACT_EMAIL'])('cannot be without %s', (name) => {
    expect(() => readSiteConfig({ ...production, [name]: 'off' })).toThrow(
      new RegExp(`${name} \\(.*\\) cannot be off: texts of the site use it`),
    );
  });

  it('recognizes an example by its whole host name', () => {
    const address = 'https://www.example.community/example';
    const { config } = readSiteConfig({ ...production, FACEBOOK_URL: address });
    expect(config.addresses.facebook).toBe(address);
  });
});

it.each([
  [undefined, 1],
  ['', 1],
  ['off', 0],
  ['0.1', 0.1],
  ['1', 1],
])('REPORTS=%s reports the share %d', (REPORTS, share) => {
  expect(readReportedShare({ REPORTS })).toBe(share);
});

it.each(['0', 'on', '-1', '1.5', 'NaN'])('refuses %s, naming the variable', (REPORTS) => {
  expect(() => readReportedShare({ REPORTS })).toThrow(/^REPORTS is /);
});

const upTo = (year: number, month: number) =>
  [cpiU, personalCareServices].map((series) => ({ ...series, newest: { year, month } }));

it('has a page for the newest year from its February on', () => {
  expect(priceYears(upTo(2026, 12)).newest).toBe(2026);
  expect(priceYears(upTo(2027, 1)).newest).toBe(2026);
  expect(priceYears(upTo(2027, 2)).newest).toBe(2027);
});

it('ends with the index that is published later', () => {
  const [ahead] = upTo(2027, 3);
  const [, behind] = upTo(2026, 12);
  if (!ahead || !behind) throw new Error('Two series are compared.');
  expect(priceYears([ahead, behind]).newest).toBe(2026);
});
