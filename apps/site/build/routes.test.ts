/** Here, not in src, as it needs every page that the build lists. */
import { expect, it } from 'vitest';
import { notFoundRoute, routeOf, routes } from '../src/routes';
import { pageInfos } from './page-infos';

it('finds every page with and without a trailing slash', () => {
  for (const { path } of pageInfos) {
    expect(routeOf(path)).not.toBe(notFoundRoute);
    expect(routeOf(`${path}/`)).toBe(routeOf(path));
  }
});

it('has at least one page for every route', () => {
  const used = new Set(pageInfos.map(({ path }) => routeOf(path)));
  expect(routes.filter((route) => !used.has(route))).toEqual([]);
});
