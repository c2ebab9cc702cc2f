import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Link, type LinkProps, LinkProvider } from './Link';

/** Stands for a router's link. */
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
  it('is the router’s own within the app', () => {
    expect(markup({ href: '/guides' })).toContain('data-router="true" data-reload="false"');
  });

  it('asks the router’s link for a new page; a plain anchor never carries the word', () => {
    expect(markup({ href: '/', reload: true })).toContain('data-reload="true"');
    expect(markup({ href: '/', reload: true }, 'a')).toBe('<a href="/"></a>');
  });

  it.each(['https://www.bls.gov/cpi/', '//www.bls.gov', '#careers', 'mailto:hi@example.com'])(
    'is a plain anchor to %s',
    (href) => expect(markup({ href })).toBe(`<a href="${href}"></a>`),
  );

  it('hands no reference to a new window', () => {
    expect(markup({ href: '/', target: '_blank', rel: 'nofollow' })).toContain(
      'rel="nofollow noopener"',
    );
  });
});
