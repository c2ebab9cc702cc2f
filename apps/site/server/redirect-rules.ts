/** Cloudflare's `_redirects`: one address to another, without patterns, as our build writes them. */

export interface RedirectRule {
  readonly to: string;
  readonly status: number;
}

/**
 * Reads the text of a `_redirects` file.
 *
 * @example
 * parseRedirectRules('/old /new 301\n').get('/old') // => { to: '/new', status: 301 }
 */
export function parseRedirectRules(text: string): ReadonlyMap<string, RedirectRule> {
  const rules = text.split('\n').filter(Boolean);
  return new Map(
    rules.map((rule) => {
      const [from = '', to = '', status] = rule.split(' ');
      return [from, { to, status: Number(status) }];
    }),
  );
}
