import { art, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const comb = style({
  display: 'block',
  flex: 'none',
  width: '100%',
  breakInside: 'avoid',
  fill: art.ink,
});

/** A little wider than the risen teeth, so that no red shows along their sides. */
export const kept = style({ stroke: art.ink, strokeWidth: '2px' });

export const risen = style({ fill: vars.color.lacquerOnHoney });

export const words = style({ fill: '#FFFFFF', font: `600 40px ${vars.font.text}` });

export const rise = style({
  fill: vars.color.accentText,
  font: `600 46px ${vars.font.text}`,
  textAnchor: 'end',
});

/** The salon’s name, where combs carry their maker’s. */
export const name = style({ font: `500 90px ${vars.font.display}`, textAnchor: 'middle' });
