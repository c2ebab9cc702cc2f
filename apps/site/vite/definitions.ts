/** What the build puts in place of the names that src declares (`declare const __…__`). */
import { releases } from '@tallycomb/content/pages';
import { formatMonthName } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import type { SiteConfig } from '../src/site-config.ts';
import { computeEmbedExample } from './embed-example.ts';
import { computeHaircutFigures } from './haircut-figures.ts';
import { computeMenuExample } from './menu-example.ts';
import { computePriceYears } from './price-years.ts';
import { computeTeaserFigures } from './teaser-figures.ts';
import { computeTenYearsFigures, computeTenYearsPace } from './ten-years-figures.ts';

const newestRelease = releases.reduce((newest, release) =>
  release.isoDate > newest.isoDate ? release : newest,
);

export const definitions = (config: SiteConfig) => ({
  __SITE_CONFIG__: JSON.stringify(config),
  __HAS_THIRD_PARTIES__: String(Object.values(config.thirdParties).some(Boolean)),
  __BUILD_YEAR__: String(new Date().getFullYear()),
  __EMBED_EXAMPLE__: JSON.stringify(computeEmbedExample()),
  __HAIRCUT_FIGURES__: JSON.stringify(computeHaircutFigures()),
  __MENU_EXAMPLE__: JSON.stringify(computeMenuExample()),
  __NEWEST_INDEX_MONTH__: JSON.stringify(formatMonthName(cpiU.newest)),
  __NEWEST_VERSION__: JSON.stringify(newestRelease.version),
  __PRICE_YEARS__: JSON.stringify(computePriceYears()),
  __TEASER_FIGURES__: JSON.stringify(computeTeaserFigures()),
  __TEN_YEARS_FIGURES__: JSON.stringify(computeTenYearsFigures()),
  __TEN_YEARS_PACE__: JSON.stringify(computeTenYearsPace()),
});
