import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const actions = style({
  display: 'grid',
  gap: vars.space[4],
  marginTop: vars.space[6],
  '@media': { print: { display: 'none' } },
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
});

export const full = style({ maxWidth: '44em', fontWeight: 600, ':empty': { display: 'none' } });

export const note = style({ maxWidth: '44em', fontSize: vars.size.small, color: vars.color.ink2 });
