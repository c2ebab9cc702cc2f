import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { media } from '../../styles/media';

const forced = (rule: { fill?: string; stroke?: string; strokeWidth?: number }) => ({
  '@media': { [media.forcedColors]: rule },
});

// There is no teal among the line tokens; the focus ring's is the one that passes on both grounds.
const plain = vars.color.focus;

const tooth = style({ fill: 'none', strokeLinecap: 'round' });

export const teeth = style([tooth, { stroke: plain, ...forced({ stroke: 'GrayText' }) }]);

export const you = style([
  tooth,
  { stroke: vars.color.lacquer, ...forced({ stroke: 'Highlight' }) },
]);

export const spine = style({ fill: plain, ...forced({ fill: 'CanvasText' }) });

const tones = {
  you: { ground: vars.color.lacquer, text: vars.color.onLacquer },
  median: { ground: vars.color.ink, text: vars.color.surface },
} as const;

export const flag = style({
  fontFamily: vars.font.text,
  fontSize: '.8125rem',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});

export const poles = styleVariants(tones, ({ ground }) => ({
  stroke: ground,
  strokeWidth: 2,
  ...forced({ stroke: 'CanvasText' }),
}));

export const signs = styleVariants(tones, ({ ground }) => ({
  fill: ground,
  ...forced({ fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 2 }),
}));

export const words = styleVariants(tones, ({ text }) => ({
  fill: text,
  fontWeight: 500,
  ...forced({ fill: 'CanvasText' }),
}));

export const prices = styleVariants(tones, ({ text }) => ({
  fill: text,
  fontWeight: 700,
  textAnchor: 'end',
  ...forced({ fill: 'CanvasText' }),
}));
