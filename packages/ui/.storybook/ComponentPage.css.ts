import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/styles/contract.css';
import { media } from '../src/styles/media';
import { typography } from '../src/styles/type';

const { color, space } = vars;

export const page = style({ ...typography.body, color: color.ink, fontFamily: vars.font.text });

const chamfer = '28px';
const holeAt = '30px';

/** Every page hangs by a swing tag: the name, what it is for, and what it costs. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[5]} ${space[7]}`,
  alignItems: 'end',
  marginBottom: space[5],
  padding: `${space[5]} ${space[6]} ${space[6]} 64px`,
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

export const facts = style({
  ...typography.small,
  minWidth: '15rem',
  fontFeatureSettings: '"tnum"',
  '@media': { [media.mobile]: { minWidth: 0 } },
});
export const fact = style({ display: 'flex', gap: space[2], alignItems: 'baseline' });
globalStyle(`${fact} dd`, { margin: 0, fontWeight: 600 });

/** What the table of props changes. */
export const changed = style({
  marginBottom: space[5],
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
});

/** The table of props is wider than a phone; Storybook’s is wider than its place by its own edge. */
export const scrolling = style({ overflowX: 'auto', paddingRight: '2px' });

export const note = style({ ...typography.small, maxWidth: '44em', color: color.ink2 });

// The first screen is for the component.
globalStyle('.sbdocs.sbdocs-wrapper', { paddingTop: space[6] });
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
