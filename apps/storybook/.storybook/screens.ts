import { breakpoints } from '../../../packages/ui/src/styles/media.ts';

/** Screens for stories, in the toolbar and in tests, in CSS pixels. */
export const screens = {
  narrowest: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: breakpoints.mobile, height: 1024 },
  laptop: { width: breakpoints.stacked, height: 768 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Rules of axe for every story, in Storybook's panel and in tests. */
export const axeRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
