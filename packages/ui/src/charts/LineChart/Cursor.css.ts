import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles-entry';

export const cursor = style({ pointerEvents: 'none', '@media': { print: { display: 'none' } } });

export const rule = style({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

// Grey shows on the tag as well as on the background around it, in either theme.
export const string = style([rule, { stroke: vars.color.lineStrong, strokeWidth: 2 }]);

export const dot = style({
  fill: vars.color.ink,
  stroke: vars.color.surface,
  strokeWidth: 2.5,
  '@media': { [media.forcedColors]: { fill: 'Highlight', stroke: 'Canvas' } },
});

export const tag = style({
  fill: vars.color.ink,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 2 } },
});

export const hole = style({
  fill: vars.color.surface,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

const text = style({
  fill: vars.color.surface,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const label = style([text, { fontFamily: vars.font.text, fontSize: '.8125rem' }]);

export const figure = style([
  text,
  { fontFamily: vars.font.display, fontWeight: 600, fontSize: '1.75rem' },
]);

export const entry = style([
  text,
  { fontFamily: vars.font.text, fontWeight: 600, fontSize: '.875rem' },
]);
