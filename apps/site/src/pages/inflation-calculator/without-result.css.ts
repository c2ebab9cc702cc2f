import { style } from '@vanilla-extract/css';

/** What is no part of a result leaves the paper to it. */
export const withoutResult = style({
  '@media': {
    print: { selectors: { 'section:has([data-state="result"]) ~ &': { display: 'none' } } },
  },
});
