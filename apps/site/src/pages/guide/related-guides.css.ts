import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** The way on, which paper has not. */
export const section = style({ '@media': { print: { display: 'none' } } });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[7]}`,
  marginBottom: 'clamp(32px, 4vw, 64px)',
});

export const all = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

export const arrow = style({ width: '1.125em', height: '1.125em' });
