import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, headersFile, redirectsFile, styleHashes } from './security-headers';
import { thirdPartySourcesOf } from './third-party-sources';

const ids = { tagManager: 'GTM-OURS G-OURS', chat: 'ab12' };

describe('security headers', () => {
  it('hashes every inline style, as a browser does', () => {
    expect(styleHashes('<style>a{}</style><p>x</p><style media="print">b{}</style>')).toEqual([
      "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
      expect.stringMatching(/^'sha256-/),
    ]);
  });

  it('lets the page call a configured provider', () => {
    const sources = { styleHashes: [], connectOrigins: ['https://prices.example'] };
    expect(contentSecurityPolicy(sources)).toContain("connect-src 'self' https://prices.example;");
  });

  it('allows only the site itself without a provider and third parties', () => {
    const policy = contentSecurityPolicy({ styleHashes: [], connectOrigins: [], thirdParties: [] });
    expect(policy).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  it.each([
    ['tagManager', 'https://www.googletagmanager.com/gtm.js ', 'intercom'],
    ['chat', 'https://widget.intercom.io/widget/ab12 ', 'google'],
  ] as const)('allows the %s if it has an id, and nothing else', (name, origin, other) => {
    const thirdParties = thirdPartySourcesOf({ tagManager: '', chat: '', [name]: ids[name] });
    const policy = contentSecurityPolicy({ styleHashes: [], connectOrigins: [], thirdParties });
    expect(policy).toContain(`script-src 'self' ${origin}`);
    expect(policy).not.toContain(other);
    expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types default$/);
  });

  it('never allows inline script, inline style or eval', () => {
    const thirdParties = thirdPartySourcesOf(ids);
    const policy = contentSecurityPolicy({ styleHashes: [], connectOrigins: [], thirdParties });
    expect(policy).not.toMatch(/unsafe|strict-dynamic|script-src[^;]*(data:|blob:|\*)/);
    expect(policy).toContain("style-src 'self';");
  });

  it('asks browsers for reports if configured, and changes nothing else', () => {
    const sources = { styleHashes: [], connectOrigins: [] };
    expect(contentSecurityPolicy({ ...sources, hasReports: true })).toBe(
      `${contentSecurityPolicy(sources)}; report-uri /reports; report-to default`,
    );
    const [without, withReports] = [false, true].map((hasReports) =>
      headersFile(new Map(), { hasThirdParties: false, hasReports }),
    );
    const endpoints = '  Reporting-Endpoints: default="/reports"\n';
    expect(withReports).toContain(endpoints);
    expect(withReports?.replace(endpoints, '')).toBe(without);
  });

  it('has an embedder policy, except beside the frames of third parties', () => {
    const fileWith = (hasThirdParties: boolean) => headersFile(new Map(), { hasThirdParties });
    expect(fileWith(false)).toContain('Cross-Origin-Embedder-Policy: credentialless');
    expect(fileWith(true)).not.toContain('Embedder');
  });
});

describe('refuses what the host would leave out:', () => {
  const headersWith = (rules: number, policy = '') =>
    headersFile(new Map(Array.from({ length: rules }, (_, at) => [`/${at}`, policy])), {
      hasThirdParties: false,
    });
  const paths = (count: number) => Array.from({ length: count }, (_, at) => `/${at}`);

  it('rules of _headers, and long lines in it', () => {
    expect(() => headersWith(96)).not.toThrow();
    expect(() => headersWith(97)).toThrow('_headers has 101 rules, and the host takes 100.');
    expect(() => headersWith(1, 'a'.repeat(2000))).toThrow(/^_headers has a line of 2027 /);
  });

  it('redirects', () => {
    expect(() => redirectsFile({}, paths(2000))).not.toThrow();
    expect(() => redirectsFile({}, paths(2001))).toThrow('_redirects has 2001 rules');
  });
});
