// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Header, type HeaderProps } from './Header';

afterEach(cleanup);

/** A link that counts its renders by the reads of its label. */
function countedLink() {
  const counted = { drawn: 0 };
  const link = {
    href: '/about',
    get label() {
      counted.drawn += 1;
      return 'About';
    },
  };
  return { counted, link };
}

test('a change of background does not render the links again', () => {
  const { counted, link } = countedLink();
  const rest: Omit<HeaderProps, 'background'> = {
    homeHref: '/',
    navigation: [link],
    resources: { label: 'Resources', links: [{ href: '/guides', label: 'Guides' }] },
    action: { label: 'Start', href: '/start' },
  };
  const { rerender } = render(<Header {...rest} background="bright" />);
  const { drawn } = counted;
  const before = screen.getByRole('banner').className;
  rerender(<Header {...rest} background="hero" />);
  expect(screen.getByRole('banner').className).not.toBe(before);
  expect(drawn).toBeGreaterThan(0);
  expect(counted.drawn).toBe(drawn);
});

test('another brand’s logo leads home by its own name, and without links there is no menu', () => {
  render(<Header homeHref="/" logo="Acme" />);
  expect(screen.getByRole('link', { name: 'Acme' }).getAttribute('href')).toBe('/');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('button', { hidden: true })).toBeNull();
  expect(screen.queryByRole('navigation', { hidden: true })).toBeNull();
});
