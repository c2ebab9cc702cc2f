import { type, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Plain elements in the look of ours: every page carries this, and hardly any shows it. */
export const section = style({
  padding: 'clamp(150px, 14vw, 240px) clamp(20px, 5.2vw, 80px)',
  background: color.backgroundHero,
});

export const heading = style({ ...type.h1, maxWidth: '9em' });

export const lead = style({ ...type.lead, maxWidth: '38em', marginBlock: space[6] });

export const reload = style({
  minHeight: '56px',
  paddingInline: space[6],
  borderRadius: '4px',
  background: color.ink,
  color: color.bg,
  fontWeight: 600,
});
