import { footerGroups, legalLinks, mainLinks, resources } from '@tallycomb/content/site';
import { expect, it } from 'vitest';
import { notFoundRoute, redirects, routeOf, routes } from '../src/routes';
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

it('has a page of its own for the address, title and description of each', () => {
  for (const key of ['path', 'title', 'description'] as const) {
    expect(new Set(pageInfos.map((info) => info[key])).size).toBe(pageInfos.length);
  }
});

it('gives any other path the page that was not found', () => {
  expect(routeOf('/nowhere')).toBe(notFoundRoute);
  expect(routeOf('/inflation-calculator/more')).toBe(notFoundRoute);
});

it.each(['1966', '2099', '20199', '02019', 'abc', '2019/more'])(
  'has no page for the year %s',
  (year) => {
    expect(routeOf(`/inflation-calculator/${year}`)).toBe(notFoundRoute);
  },
);

it('keeps a named page below the calculator from the pattern of its years', () => {
  expect(routeOf('/inflation-calculator/years').folder).toBe('inflation-years');
  expect(routeOf('/inflation-calculator/2019').folder).toBe('inflation-year');
});

it('redirects /pricing and /about-us for good, to pages that exist', () => {
  expect(redirects).toEqual({ '/pricing': '/', '/about-us': '/about' });
  for (const to of Object.values(redirects)) expect(routeOf(to)).not.toBe(notFoundRoute);
});

it('leads only to pages that exist', () => {
  const links = [
    ...mainLinks,
    ...resources.links,
    ...footerGroups.flatMap((g) => g.links),
    ...legalLinks,
  ];
  for (const { href } of links) expect(routeOf(href.replace(/#.*/, ''))).not.toBe(notFoundRoute);
});
