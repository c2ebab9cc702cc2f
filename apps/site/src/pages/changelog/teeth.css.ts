import { media, vars } from '@tallycomb/ui/styles';
import { keyframes, styleVariants } from '@vanilla-extract/css';

const grow = keyframes({ from: { transform: 'scaleY(0)' } });

/** The orange of the strands: that of the tag's text is too dark to tell from ink as a tooth. */
const kind = {
  New: vars.color.good,
  Improved: vars.color.info,
  Fixed: vars.color.strand2,
} as const;
const height = { New: '100%', Improved: '70%', Fixed: '42%' } as const;

export const size = styleVariants({
  small: { display: 'flex', alignItems: 'flex-end', gap: '3px', height: '1em' },
  // The teeth stand in the row around it, so that all are of one width.
  large: { display: 'contents' },
});

export const tooth = styleVariants(kind, (background, type) => ({
  height: height[type],
  borderRadius: '99px 99px 0 0',
  background,
  selectors: {
    [`${size.small} > &`]: { width: '4px' },
    [`${size.large} > &`]: { flex: '1 1 0', transformOrigin: 'bottom' },
  },
  '@media': {
    [media.motionOk]: {
      selectors: { [`${size.large} > &`]: { animation: `${grow} 900ms ${vars.ease}` } },
    },
    [media.forcedColors]: { background: 'CanvasText' },
  },
}));
