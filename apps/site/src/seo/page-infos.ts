/** Every page there is, for the build: what to render, list and draw a card for. */
import { info as about } from '../pages/about/info';
import { info as changelog } from '../pages/changelog/info';
import { guideInfos } from '../pages/guide/info';
import { info as guides } from '../pages/guides/info';
import { info as home } from '../pages/home/info';
import { info as calculator } from '../pages/inflation-calculator/info';
import { legalInfos } from '../pages/legal/info';
import type { PageInfo } from './page-info';

export const pageInfos: readonly PageInfo[] = [
  home,
  about,
  calculator,
  guides,
  ...guideInfos,
  changelog,
  ...legalInfos,
];
