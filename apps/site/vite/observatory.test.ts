import { describe, expect, it } from 'vitest';
import { observatoryScore } from '../e2e/support/observatory';

const PAGE = '<script type="module" src="/a.js"></script>';

/** Header sets that were put through the Observatory's own scorer, with what it said. */
const BASE = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const withPolicy = (policy: string) => ({ ...BASE, 'content-security-policy': policy });

describe('the Observatory’s score', () => {
  it.each([
    [140, 'the base set', BASE, PAGE],
    [145, 'integrity on the script', BASE, '<script src="/a.js" integrity="sha384-x"></script>'],
    [
      155,
      'an embedder policy besides',
      { ...BASE, 'cross-origin-embedder-policy': 'credentialless' },
      '<script src="/a.js" integrity="sha384-x"></script>',
    ],
    [135, "default-src 'self'", withPolicy("default-src 'self'; frame-ancestors 'none'"), PAGE],
    [
      130,
      'inline styles',
      withPolicy("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"),
      PAGE,
    ],
    [
      80,
      'inline scripts',
      withPolicy("default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'"),
      PAGE,
    ],
    [30, 'nothing', {}, PAGE],
  ])('is %i for %s', (score, _set, headers, html) => {
    expect(observatoryScore(headers, html)).toBe(score);
  });

  it('says nothing of who may frame a page, nor of who may load it', () => {
    const headers = {
      ...withPolicy("default-src 'none'; script-src 'self'; style-src 'self'; frame-ancestors *"),
      'cross-origin-resource-policy': 'cross-origin',
    };
    expect(observatoryScore(headers, PAGE)).toBe(130);
  });

  it('takes points off for a foreign script without integrity', () => {
    expect(observatoryScore(BASE, '<script src="https://a.example/x.js"></script>')).toBe(135);
  });
});
