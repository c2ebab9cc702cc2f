import { media, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { paperColumns } from './paper-columns';

const headerHeight = '88px';

export const section = style({
  paddingTop: `calc(${headerHeight} + clamp(48px, 5vw, 96px))`,
  paddingBottom: 'clamp(48px, 7vw, 112px)',
  '@media': { print: { paddingBlock: 0 } },
});

/** What a fallback face paints beyond its lines is cut off: nothing moves when the real one arrives. */
export const heading = style({
  paddingBlock: '.2em',
  marginBlock: '-.2em',
  overflowY: 'clip',
});

const oneLine = '(min-width: 1360px)';

export const lineEnd = styleVariants({
  phone: { '@media': { [media.tabletUp]: { display: 'none' }, print: { display: 'none' } } },
  phoneAndTablet: { '@media': { [oneLine]: { display: 'none' }, print: { display: 'none' } } },
});

export const lead = style({
  color: vars.color.onHoney,
  marginTop: 'clamp(20px, 2.4vw, 36px)',
  maxWidth: '34em',
  // It asks for what a result has been given.
  '@media': {
    print: { selectors: { ':has([data-state="result"]) > &': { display: 'none' } } },
  },
});

export const slab = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  marginTop: 'clamp(36px, 4vw, 72px)',
  overflow: 'hidden',
  borderRadius: vars.radius.stage,
  boxShadow: vars.shadow.e2,
  color: vars.color.ink,
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.forcedColors]: { border: '1px solid' },
    print: {
      gridTemplateColumns: paperColumns,
      gap: '24px',
      marginTop: vars.space[4],
      paddingTop: vars.space[4],
      borderTop: '3px solid',
      borderRadius: 0,
      selectors: { '&:has([data-state="prompt"])': { display: 'none' } },
    },
  },
});

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  padding: 'clamp(24px, 3.4vw, 52px)',
  background: vars.color.surface,
  // The result says what was typed.
  '@media': { print: { display: 'none' } },
});

export const action = style({ marginTop: 'auto' });

export const footnote = style({
  marginTop: vars.space[4],
  fontSize: vars.size.small,
  color: vars.color.ink2,
});

export const panel = style({
  borderRadius: 0,
  '@media': { print: { vars: { [vars.size.result]: '6.5rem' } } },
});
