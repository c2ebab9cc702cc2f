import { describe, expect, it } from 'vitest';
import { scriptAddressFrom, scriptSources, withoutQuery } from './script-sources';

const sources = [...scriptSources.tagManager('GTM-OURS G-OURS'), ...scriptSources.chat('ab12')];
const container = 'https://www.googletagmanager.com/gtm.js';
const tag = 'https://www.googletagmanager.com/gtag/js';

describe('the Trusted Types policy', () => {
  const allow = scriptAddressFrom(sources);

  it.each([
    `${container}?id=GTM-OURS`,
    `${container}?id=GTM-OURS&l=dataLayer`,
    `${tag}?id=G-OURS&l=dataLayer&cx=c`,
    'https://www.googletagmanager.com/gtag/destination?id=G-OURS',
    'https://widget.intercom.io/widget/ab12',
    'https://js.intercomcdn.com/frame.js',
  ])('lets %s through, unchanged', (address) => {
    expect(allow(address)).toBe(address);
  });

  it.each([
    `${container}?id=GTM-THEIRS`,
    `${container}?id=GTM-OURS&id=GTM-THEIRS`,
    container,
    `${tag}?id=GTM-OURS`,
    `${tag}?id=GTM-THEIRS`,
    `${tag}?id=G-THEIRS`,
    tag,
    'https://www.googletagmanager.com/static/x.js',
    'https://widget.intercom.io/widget/other',
    'https://widget.intercom.io/widget/ab12/x',
    'https://js.intercomcdn.com.evil.example/frame.js',
    'http://js.intercomcdn.com/frame.js',
    '//js.intercomcdn.com/frame.js',
    '/assets/a.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'https://js.intercomcdn.com@evil.example/a.js',
    'https://www.googletagmanager.com/gtag/../static/x.js',
  ])('refuses %s', (address) => {
    expect(allow(address)).toBeNull();
  });
});

it('leaves the queries out of script-src', () => {
  expect(sources.map(withoutQuery)).toEqual([
    container,
    tag,
    'https://www.googletagmanager.com/gtag/destination',
    'https://widget.intercom.io/widget/ab12',
    'https://js.intercomcdn.com/',
  ]);
});
