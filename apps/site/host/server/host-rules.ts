/** A rule of Cloudflare's `_headers`. */
interface HeaderRule {
  readonly path: RegExp;
  readonly removed: readonly string[];
  readonly added: readonly (readonly [name: string, value: string])[];
}

/** A rule's path as a pattern, in which `*` matches any text. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);

function parseRule(block: string): HeaderRule {
  const [path = '', ...lines] = block.split('\n').map((line) => line.trim());
  const removed = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1).trim());
  const added = lines
    .filter((line) => line && !line.startsWith('!'))
    .map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()] as const;
    });
  return { path: patternOf(path), removed, added };
}

/** Applies a rule: removes headers, then adds to those that earlier rules have set. */
function apply({ removed, added }: HeaderRule, headers: Headers, set: Set<string>): void {
  for (const name of removed) headers.delete(name);
  for (const [name, value] of added) {
    if (set.has(name)) headers.append(name, value);
    else headers.set(name, value);
    set.add(name);
  }
}

/**
 * Reads the text of a `_headers` file.
 *
 * @example
 * const addHeaders = parseHeaderRules('/a/*\n  X-Of: a\n');
 * addHeaders('/a/b', headers) // sets `X-Of: a`
 */
export function parseHeaderRules(text: string): (pathname: string, headers: Headers) => void {
  const rules = text
    .trim()
    .split(/\n(?=\/)/)
    .map(parseRule);
  return (pathname, headers) => {
    const set = new Set<string>();
    for (const rule of rules) if (rule.path.test(pathname)) apply(rule, headers, set);
  };
}

/** A rule of Cloudflare's `_redirects`, without patterns, as our build writes them. */
interface RedirectRule {
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
