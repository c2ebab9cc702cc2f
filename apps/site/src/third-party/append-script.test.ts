import { describe, expect, it } from 'vitest';
import { scriptAddressOn } from './append-script';

describe('the Trusted Types policy', () => {
  const allow = scriptAddressOn(['https://vendor.example']);

  it('lets scripts of its origins through, unchanged', () => {
    expect(allow('https://vendor.example/a.js?id=1')).toBe('https://vendor.example/a.js?id=1');
  });

  it.each([
    'https://other.example/a.js',
    'https://vendor.example.evil/a.js',
    'http://vendor.example/a.js',
    '//vendor.example/a.js',
    '/assets/a.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'https://vendor.example@evil.example/a.js',
  ])('refuses %s', (address) => {
    expect(allow(address)).toBeNull();
  });
});
