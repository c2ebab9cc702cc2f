import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { flagStyles } from '../../styles/flag';
import { forced } from '../../styles/forced';

// There is no teal among the line tokens; the focus ring's is the one that passes on both backgrounds.
const plain = vars.color.focus;

const tooth = style({ fill: 'none', strokeLinecap: 'round' });

export const teeth = style([tooth, { stroke: plain, ...forced({ stroke: 'GrayText' }) }]);

export const you = style([
  tooth,
  { stroke: vars.color.lacquer, ...forced({ stroke: 'Highlight' }) },
]);

export const spine = style({ fill: plain, ...forced({ fill: 'CanvasText' }) });

export const { poles, signs, words, prices } = flagStyles({
  you: { background: vars.color.lacquer, text: vars.color.onLacquer },
  median: { background: vars.color.ink, text: vars.color.surface },
});

/** In units of the drawing: text that grew by itself would leave its flag. */
export const flag = style({
  fontFamily: vars.font.text,
  fontSize: '13px',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});
