import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/styles/contract.css';
import { media } from '../src/styles/media';
import { typography } from '../src/styles/type';

const { color, space } = vars;

export const page = style({ ...typography.body, color: color.ink, fontFamily: vars.font.text });

const chamfer = '28px';
const holeAt = '30px';

/** Every page hangs by a swing tag: the name, what it is for, and its price in bytes. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[5]} ${space[7]}`,
  alignItems: 'end',
  marginBottom: space[6],
  padding: `${space[6]} ${space[6]} ${space[6]} 64px`,
  borderRadius: vars.radius.card,
  background: color.backgroundHero,
  clipPath: `polygon(${chamfer} 0, 100% 0, 100% 100%, ${chamfer} 100%, 0 calc(100% - ${chamfer}), 0 ${chamfer})`,
  maskImage: `radial-gradient(circle 8px at ${holeAt} 50%, #0000 94%, #000)`,
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlock: space[5],
      paddingRight: space[5],
    },
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

export const status = style({
  ...typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  marginTop: space[4],
  color: color.ink,
});
globalStyle(`${status} strong`, {
  padding: `0 ${space[2]}`,
  border: '1px solid',
  borderRadius: vars.radius.control,
  fontWeight: 600,
});

export const price = style({ display: 'grid', justifyItems: 'end', textAlign: 'right' });
globalStyle(`${price} small`, { ...typography.caption, color: color.ink });
export const figure = style({ ...typography.h2, whiteSpace: 'nowrap' });
export const unit = style({ fontSize: '.5em' });

globalStyle(`${price}`, {
  '@media': { [media.mobile]: { justifyItems: 'start', textAlign: 'left' } },
});

/** The table of props is wider than a phone. */
export const scrolling = style({ overflowX: 'auto' });

export const title = style({ ...typography.h3, marginBlock: `${space[8]} ${space[4]}` });
export const note = style({ ...typography.small, maxWidth: '44em', color: color.ink2 });

// Storybook writes the names of the states, in its own one theme: they get our type, not our colors.
globalStyle('.sbdocs.sbdocs-content h3[id]', typography.h4);
globalStyle('.sbdocs.sbdocs-content .sbdocs-p', typography.small);

export const pages = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[5]}` });

export const release = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 10fr)',
  gap: space[4],
  paddingBlock: space[3],
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] } },
});
globalStyle(`${release} dt`, { fontWeight: 600 });

export const link = style({
  color: 'inherit',
  fontWeight: 600,
  textDecoration: `underline 2px ${color.strike}`,
  textUnderlineOffset: '4px',
});
