import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../styles-entry';

const { color } = vars;

const chamfer = '9px';
const holeAt = '13px';
const outline = `polygon(${chamfer} 0, 100% 0, 100% 100%, ${chamfer} 100%, 0 calc(100% - ${chamfer}), 0 ${chamfer})`;

/** The button's swing tag in small. Nothing in it takes focus, so it is cut directly. */
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  paddingInline: '24px 10px',
  borderRadius: vars.radius.control,
  clipPath: outline,
  maskImage: `radial-gradient(circle 2.6px at ${holeAt} 50%, #0000 94%, #000)`,
  fontSize: vars.size.small,
  fontWeight: 600,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  '@media': {
    [media.forcedColors]: { border: '1px solid', clipPath: 'none', maskImage: 'none' },
  },
});

export const tone = styleVariants({
  new: { background: color.goodBg, color: color.good },
  improved: { background: color.infoBg, color: color.info },
  fixed: { background: color.warnBg, color: color.warn },
});
