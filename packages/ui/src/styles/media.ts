/** Widths at which layouts change, in CSS pixels. */
export const breakpoints = { mobile: 768, stacked: 1024, narrow: 1101 } as const;

/** Media conditions, for vanilla-extract's `'@media'` and for `matchMedia`. */
export const media = {
  mobile: '(max-width: 767.98px)',
  tabletUp: '(min-width: 768px)',
  stacked: '(max-width: 1023px)',
  narrow: '(max-width: 1100px)',
  dark: '(prefers-color-scheme: dark)',
  hover: '(hover: hover)',
  motionOk: '(prefers-reduced-motion: no-preference)',
  motionReduced: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
