import { globalStyle, style } from '@vanilla-extract/css';
import { media, typography, vars } from '../../styles-entry';

const sideBySide = `${media.tabletUp} and ${media.stacked}`;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[5],
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.e1,
  '@media': {
    [sideBySide]: { flexDirection: 'row' },
    [media.forcedColors]: { border: '1px solid' },
    print: { breakInside: 'avoid', border: `1px solid ${vars.color.line}` },
  },
});

/** Picture of the card. */
globalStyle(`${card} > :first-child`, {
  flex: 'none',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3.7',
  objectFit: 'cover',
  '@media': {
    [media.mobile]: { aspectRatio: '4 / 3.4' },
    [sideBySide]: { width: '44%', minHeight: '280px', aspectRatio: 'auto' },
    print: { width: '20%', minHeight: '110px' },
  },
});

export const label = style({
  flex: 1,
  minWidth: 0,
  padding: '26px 28px 32px',
  '@media': { print: { padding: `${vars.space[3]} ${vars.space[4]}` } },
});

export const line = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  marginBottom: '18px',
  paddingBottom: '14px',
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontWeight: 500,
});

export const title = style({ marginBottom: vars.space[3] });

export const text = style({ color: vars.color.ink2 });
