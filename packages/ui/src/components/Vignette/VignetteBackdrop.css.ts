import { style } from '@vanilla-extract/css';
import { art } from '../../styles/contract.css';
import { media } from '../../styles/media';
import { light } from '../../styles/palette-light';
import { toothWidth } from './backdrops';

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { display: 'none' } },
});

const comb = style({ strokeWidth: toothWidth });

/** Tone on tone: the background shows through, so that nothing here competes with the sheet. */
export const rising = style([comb, { fill: art.teal, stroke: art.teal, opacity: 0.25 }]);

export const lower = style([comb, { fill: art.powder, stroke: art.powder }]);
export const upper = style([comb, { fill: light.color.inflHatch, stroke: light.color.inflHatch }]);

export const hair = style({ strokeWidth: 2.2 });
export const strands = style({ stroke: art.teal, opacity: 0.4 });
export const redStrands = style({ stroke: art.lacquer });
