import { style, styleVariants } from '@vanilla-extract/css';
import { media, typography, vars } from '../../styles-entry';

const { color, space } = vars;

export const sheet = style({
  position: 'relative',
  width: '100%',
  maxWidth: '560px',
  padding: '24px 26px',
  borderRadius: vars.radius.card,
  background: color.surface,
  color: color.ink,
  boxShadow: vars.shadow.e2,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.mobile]: { padding: '20px 18px' },
    [media.forcedColors]: { border: '1px solid' },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[3]}`,
  paddingBottom: '18px',
});

export const title = style(typography.h4);

export const pill = style({
  padding: '4px 9px',
  borderRadius: vars.radius.control,
  fontSize: vars.size.caption,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const pillTone = styleVariants({
  plain: { background: color.wash, color: color.ink },
  up: { background: color.warnBg, color: color.warn },
  down: { background: color.infoBg, color: color.info },
  new: { background: color.goodBg, color: color.good },
});

/** A box to look at: nothing on a sheet can be used. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '3rem',
  paddingInline: '14px',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
});

/** Begins with a magnifying glass. */
export const searched = style({
  '::before': {
    content: '',
    flex: 'none',
    width: '11px',
    height: '11px',
    margin: '0 5px 5px 2px',
    border: '1.75px solid',
    borderRadius: '50%',
  },
  // The handle.
  '::after': {
    content: '',
    order: -1,
    width: '7px',
    height: 0,
    margin: '12px -27px 0 13px',
    borderTop: '1.75px solid',
    rotate: '45deg',
  },
});

export const row = style({ borderTop: `1px solid ${color.line}` });

export const strong = style({ fontWeight: 600 });

export const meta = style({ ...typography.small, color: color.ink2 });

/** Lines that begin with a name. */
export const titled = style([
  meta,
  {
    whiteSpace: 'pre-line',
    '::first-line': { color: color.ink, fontSize: vars.size.small, fontWeight: 600 },
  },
]);
