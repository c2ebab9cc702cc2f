import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { flagStyles } from '../../styles/flag';
import { forced } from '../../styles/forced';
import { media } from '../../styles/media';
import { heroLayouts } from './layouts';

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  fontFamily: vars.font.text,
});

/** Room for the picture before it is laid out. */
export const sizes = styleVariants(heroLayouts, ({ width, height }) => ({
  aspectRatio: `${width} / ${height}`,
}));

export const hair = style({ fill: 'none', strokeLinecap: 'round' });

export const strands = styleVariants({
  dark: { stroke: vars.color.strand, ...forced({ stroke: 'CanvasText' }) },
  brown: { stroke: vars.color.strand2, ...forced({ stroke: 'GrayText' }) },
  red: { stroke: vars.color.strand3, ...forced({ stroke: 'LinkText' }) },
});

export const comb = style({
  stroke: vars.color.comb,
  strokeLinecap: 'round',
  ...forced({ stroke: 'GrayText' }),
});

export const teeth = style([comb]);

export const yourTooth = style({
  stroke: vars.color.combYou,
  ...forced({ stroke: 'Highlight' }),
});

const grow = keyframes({ from: { transform: 'scaleY(0)' } });
const staggerMs = 14;

globalStyle(`${teeth} > path`, {
  '@media': {
    [media.motionOk]: {
      animation: `${grow} .9s ${vars.ease} backwards`,
      transformBox: 'fill-box',
      transformOrigin: '50% 100%',
    },
  },
});

for (let tooth = 1; tooth < heroLayouts.desktop.teeth; tooth += 1) {
  globalStyle(`${teeth} > :nth-child(${tooth + 1})`, { animationDelay: `${tooth * staggerMs}ms` });
}

export const spine = style({ fill: vars.color.comb, ...forced({ fill: 'CanvasText' }) });

const spineText = style({
  fill: vars.color.onComb,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  ...forced({ fill: 'Canvas' }),
});

// In units of the drawing: text that grew by itself would leave its flag and meet its neighbors.
// What the drawing says stands in its label too.
export const spineTexts = styleVariants({
  large: [spineText, { fontSize: '15px' }],
  small: [spineText, { fontSize: '12px' }],
});

export const tick = style({ textAnchor: 'middle' });

export const { poles, signs, words, prices } = flagStyles({
  you: { background: vars.color.combYou, text: vars.color.onCombYou },
  median: { background: vars.color.flag, text: vars.color.onFlag },
});

export const flags = styleVariants({
  large: { fontSize: '16px' },
  small: { fontSize: '13px' },
});
