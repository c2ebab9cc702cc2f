/** What the build puts in place of the names that src declares (`declare const __…__`). */
import type { SiteConfig } from '../src/site-config.ts';
import { computeHaircutFigures } from './haircut-figures.ts';
import { computeTeaserFigures } from './teaser-figures.ts';

export const definitions = (config: SiteConfig) => ({
  __SITE_CONFIG__: JSON.stringify(config),
  __HAS_THIRD_PARTIES__: String(Object.values(config.thirdParties).some(Boolean)),
  __BUILD_YEAR__: String(new Date().getFullYear()),
  __HAIRCUT_FIGURES__: JSON.stringify(computeHaircutFigures()),
  __TEASER_FIGURES__: JSON.stringify(computeTeaserFigures()),
});
