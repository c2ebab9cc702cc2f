/** Constants that the build replaces: configuration, year, newest release, years with a page. */
import { releases } from '@tallycomb/content/pages';
import { compareMonths } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import type { SiteConfig } from '../src/site-config.ts';

/** Range of years with a page; a year gets its page with February, as January has no comparison. */
export function priceYears(
  series = [cpiU, personalCareServices],
): SiteConfig['build']['priceYears'] {
  const [newest = cpiU.newest] = series.map((one) => one.newest).sort(compareMonths);
  return {
    first: Math.max(...series.map(({ first }) => first.year)),
    newest: newest.month === 1 ? newest.year - 1 : newest.year,
  };
}

const newestRelease = releases.reduce((newest, release) =>
  release.isoDate > newest.isoDate ? release : newest,
);

const buildFacts = (): SiteConfig['build'] => ({
  year: new Date().getFullYear(),
  version: newestRelease.version,
  priceYears: priceYears(),
});

/** Replacements for the names that `src/site-config.ts` declares. */
export const definitions = (config: Omit<SiteConfig, 'build'>, reportedShare: number) => ({
  __SITE_CONFIG__: JSON.stringify({ ...config, build: buildFacts() }),
  __HAS_THIRD_PARTIES__: String(Object.values(config.thirdParties).some(Boolean)),
  __REPORTED_SHARE__: String(reportedShare),
});
