import { outsideAddresses } from '@tallycomb/content/site';
import { describe, expect, it } from 'vitest';
import { readSiteConfig } from './site-config';

describe('site configuration', () => {
  it('falls back to examples, lists them, and asks our own worker', () => {
    const { config, unset } = readSiteConfig({});
    expect(config.addresses.earlyAccess).toBe('https://example.com/early-access');
    expect(config.lookupBaseUrl).toBe('');
    expect(unset).toHaveLength(Object.keys(outsideAddresses).length + 1);
  });

  it('takes what is set, without a trailing slash', () => {
    const { config, unset } = readSiteConfig({
      SITE_ORIGIN: 'https://salon.example/',
      INFLATION_API_BASE_URL: 'https://prices.example/v1/',
    });
    expect(config.addresses.siteOrigin).toBe('https://salon.example');
    expect(config.lookupBaseUrl).toBe('https://prices.example/v1');
    expect(unset.join()).not.toContain('SITE_ORIGIN');
  });

  it.each(['salon.example', 'javascript:alert(1)', '//salon.example'])(
    'refuses %s by the name of its variable',
    (text) => {
      expect(() => readSiteConfig({ EARLY_ACCESS_URL: text })).toThrow(/^EARLY_ACCESS_URL is /);
    },
  );

  it('has no third party unless its id is set', () => {
    expect(readSiteConfig({}).config.thirdParties).toEqual({ tagManager: '', chat: '' });
    const { config } = readSiteConfig({ TAG_MANAGER_ID: 'GTM-AB12CD3', CHAT_APP_ID: 'ab12cd34' });
    expect(config.thirdParties).toEqual({ tagManager: 'GTM-AB12CD3', chat: 'ab12cd34' });
  });

  it.each([
    ['TAG_MANAGER_ID', 'UA-1234-5'],
    ['TAG_MANAGER_ID', 'GTM-AB12CD3&l=x'],
    ['CHAT_APP_ID', 'ab12/../cd'],
    ['CHAT_APP_ID', "ab12cd34'; script-src *"],
  ])('refuses %s that is %j, by its name', (variable, id) => {
    expect(() => readSiteConfig({ [variable]: id })).toThrow(new RegExp(`^${variable} is `));
  });

  it('refuses a contact that is no email address', () => {
    expect(() => readSiteConfig({ CONTACT_EMAIL: 'hello' })).toThrow(/^CONTACT_EMAIL is "hello"/);
  });
});
