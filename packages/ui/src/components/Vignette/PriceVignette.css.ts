import { style } from '@vanilla-extract/css';
import { art, media, vars } from '../../styles-entry';
import { dotted } from '../Leader/Leader.css';
import { comb } from './price-comb';
import * as sheet from './Sheet.css';

const { color } = vars;
/** Teal on white, its pale jar on a dark sheet. */
const tooth = `light-dark(${art.teal}, ${art.jar})`;

export const fields = style({ display: 'flex', gap: '10px', marginBottom: '18px' });

export const service = style([sheet.strong, { flex: 1, minWidth: 0 }]);

export const picture = style({
  width: '100%',
  height: 'auto',
  marginTop: '18px',
  fill: tooth,
  stroke: tooth,
  strokeWidth: comb.tooth,
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'CanvasText' } },
});

export const spine = style({ stroke: 'none' });

export const yours = style({
  stroke: color.strike,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

export const axis = style([
  sheet.meta,
  { display: 'flex', justifyContent: 'space-between', marginBlock: '6px 12px' },
]);

export const row = style([
  dotted,
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: '10px',
    padding: '9px 0',
  },
]);

/** Behind the dots, which come after all that stands in the row. */
export const price = style([sheet.strong, { order: 1 }]);

/** Your row stands out of the list by the width of its padding. */
export const yourRow = style({
  margin: '2px -12px',
  padding: '9px 12px',
  borderRadius: vars.radius.control,
  background: color.lacquer,
  color: color.onLacquer,
  '@media': { [media.forcedColors]: { outline: '2px solid' } },
});
