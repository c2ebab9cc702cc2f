import { underlined } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../packages/ui/src/styles/contract.css';
import { media } from '../../../packages/ui/src/styles/media';
import { typography } from '../../../packages/ui/src/styles/type';

const { color, space } = vars;

export const page = style({ ...typography.body, color: color.ink, fontFamily: vars.font.text });

const chamfer = '28px';
const holeAt = '30px';

/** Every page hangs by a swing tag. */
export const head = style({
  marginBottom: space[5],
  padding: `${space[5]} ${space[6]} ${space[6]} 64px`,
  borderRadius: vars.radius.card,
  background: color.backgroundHero,
  clipPath: `polygon(${chamfer} 0, 100% 0, 100% 100%, ${chamfer} 100%, 0 calc(100% - ${chamfer}), 0 ${chamfer})`,
  maskImage: `radial-gradient(circle 8px at ${holeAt} 50%, #0000 94%, #000)`,
  '@media': {
    [media.mobile]: { paddingBlock: space[5], paddingRight: space[5] },
    [media.forcedColors]: { border: '1px solid', clipPath: 'none', maskImage: 'none' },
  },
});

export const name = style({ ...typography.h2, overflowWrap: 'anywhere' });
export const purpose = style({ ...typography.lead, marginTop: space[4], maxWidth: '32em' });

/** What element it renders: Storybook sets it from the source, in its own type. */
export const renders = style({ marginTop: space[4] });
globalStyle(`${renders} :is(p, code)`, { ...typography.small, margin: 0, color: color.ink });
globalStyle(`${renders} code`, {
  padding: `0 ${space[1]}`,
  border: 0,
  background: color.bg,
  fontSize: '.8125rem',
});

/** Stands between what a page shows. */
export const words = style({ marginBlock: space[6] });

export const section = style({ marginTop: space[8] });
export const title = style({
  ...typography.h3,
  marginBottom: space[4],
  scrollMarginTop: space[5],
});

/** Storybook’s table of props is wider than its place by its own edge. */
export const scrolling = style({ overflowX: 'auto', paddingRight: '2px' });

export const parts = style(typography.small);
globalStyle(`${parts} > div`, { paddingBlock: space[2], borderTop: `1px solid ${color.line}` });
globalStyle(`${parts} dt`, { fontWeight: 600 });
globalStyle(`${parts} dd`, { margin: 0, color: color.ink2 });

export const link = style({
  color: 'inherit',
  fontWeight: 600,
  ...underlined(color.strike),
  textUnderlineOffset: '4px',
});

// The first screen is for the component.
globalStyle('.sbdocs.sbdocs-wrapper', { paddingTop: space[6] });
