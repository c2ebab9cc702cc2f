import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../styles-entry';

const { color } = vars;

const chamfer = '9px';
const holeAt = '13px';
const outline = `polygon(${chamfer} 0, 100% 0, 100% 100%, ${chamfer} 100%, 0 calc(100% - ${chamfer}), 0 ${chamfer})`;

/** A small swing tag like the button's. It has no focus ring, so it can be clipped directly. */
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  paddingInline: '24px 10px',
  borderRadius: vars.radius.control,
  clipPath: outline,
  // A dot instead of a real hole, which is hardly visible at this size on paper and in the dark.
  backgroundImage: `radial-gradient(circle 3px at ${holeAt} 50%, currentcolor 90%, #0000)`,
  fontSize: vars.size.small,
  fontWeight: 600,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  '@media': {
    [media.forcedColors]: { border: '1px solid', clipPath: 'none' },
  },
});

export const tone = styleVariants({
  new: { backgroundColor: color.goodBg, color: color.good },
  improved: { backgroundColor: color.infoBg, color: color.info },
  fixed: { backgroundColor: color.warnBg, color: color.warn },
});
