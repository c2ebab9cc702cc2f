import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Link, type LinkProps, LinkProvider } from './Link';

/** A stub of a router's link. */
const RouterLink = ({ reload = false, ...props }: LinkProps) => (
  <a data-router data-reload={reload} {...props} />
);

const markup = (link: LinkProps, component: 'a' | typeof RouterLink = RouterLink) =>
  renderToString(
    <LinkProvider component={component}>
      <Link {...link} />
    </LinkProvider>,
  );

describe('Link', () => {
  it('renders the router’s link within the app', () => {
    expect(markup({ href: '/guides' })).toContain('data-router="true" data-reload="false"');
  });

  it('passes `reload` to the router’s link, never to a plain anchor', () => {
    expect(markup({ href: '/', reload: true })).toContain('data-reload="true"');
    expect(markup({ href: '/', reload: true }, 'a')).toBe('<a href="/"></a>');
  });

  it.each(['https://www.bls.gov/cpi/', '//www.bls.gov', '#careers', 'mailto:hi@example.com'])(
    'is a plain anchor to %s',
    (href) => expect(markup({ href })).toBe(`<a href="${href}"></a>`),
  );

  it('adds `rel="noopener"` for a new window', () => {
    expect(markup({ href: '/', target: '_blank', rel: 'nofollow' })).toContain(
      'rel="nofollow noopener"',
    );
  });
});
