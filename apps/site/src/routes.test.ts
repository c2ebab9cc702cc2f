import { expect, it } from 'vitest';
import { existingLinks } from './existing-links';
import { notFoundRoute, redirects, routeOf, routes } from './routes';

it('finds a route with and without a trailing slash', () => {
  for (const route of routes) {
    expect(routeOf(route.path)).toBe(route);
    expect(routeOf(`${route.path}/`)).toBe(route);
  }
});

it('gives any other path the page that was not found', () => {
  expect(routeOf('/nowhere')).toBe(notFoundRoute);
  expect(routeOf('/inflation-calculator/more')).toBe(notFoundRoute);
});

it('redirects to pages that exist', () => {
  for (const { to } of redirects) expect(routeOf(to)).not.toBe(notFoundRoute);
});

it('offers no link to a page that does not exist', () => {
  const links = [
    { label: 'Calculator', href: '/inflation-calculator' },
    { label: 'Nowhere', href: '/nowhere#part' },
  ];
  expect(existingLinks(links)).toEqual([links[0]]);
});
