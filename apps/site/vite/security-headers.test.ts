import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, headersFile, styleHashes } from './security-headers';

describe('security headers', () => {
  it('hashes every inline style, as a browser does', () => {
    expect(styleHashes('<style>a{}</style><p>x</p><style media="print">b{}</style>')).toEqual([
      "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
      expect.stringMatching(/^'sha256-/),
    ]);
  });

  it('lets the page call a configured provider and nobody else', () => {
    const sources = { styleHashes: [], connectOrigins: ['https://prices.example'] };
    expect(contentSecurityPolicy(sources)).toContain("connect-src 'self' https://prices.example;");
    expect(contentSecurityPolicy({ ...sources, connectOrigins: [] })).toContain(
      "connect-src 'self';",
    );
  });

  it('takes the policy of wider paths off a page before giving it its own', () => {
    const file = headersFile(
      new Map([
        ['/*', 'other'],
        ['/page', 'own'],
      ]),
    );
    expect(file).toMatch(/^\/\*\n(.*\n)*? {2}Content-Security-Policy: other\n/);
    expect(file).toContain('/page\n  ! Content-Security-Policy\n  Content-Security-Policy: own\n');
    expect(file.match(/^\/\*$/gm)).toHaveLength(1);
  });
});
