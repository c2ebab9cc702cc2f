import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { typography } from '../../styles/type';
import { paperEdge } from './Button.css';

export const night = style({
  padding: vars.space[5],
  background: vars.color.night,
  vars: { [paperEdge]: 'transparent' },
});

const { color, space } = vars;

export const tones = style({ display: 'grid', gap: space[5] });
export const toneName = style({ ...typography.h4, marginBottom: space[3] });

/** One tone on every background, as wide as there is room. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr))',
});

const cell = style({
  ...typography.small,
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  padding: space[5],
});

export const on = styleVariants(
  {
    bg: { background: color.bg, boxShadow: `inset 0 0 0 1px ${color.line}` },
    wash: { background: color.wash },
    backgroundHero: { background: color.backgroundHero },
    backgroundHoney: { background: color.backgroundHoney, color: color.onHoney },
    backgroundTeal: { background: color.backgroundTeal, color: color.onTeal },
    night: { background: color.night, color: color.onNight },
  },
  (look) => [cell, look],
);

export const verdict = style({ fontWeight: 600 });
export const measured = style({ fontVariantNumeric: 'tabular-nums' });
