import { media, vars } from '@tallycomb/ui/styles';
import { createVar, fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { mapBox } from './map-projection';

/** The part of the map that a narrow screen shows: without the empty ocean at the sides. */
const crop = { x: 139, y: 43, width: 1088, height: 501 } as const;

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

// Below 768 pixels the frame shows a crop: the map is wider than it, and stands further left and up.
export const frame = style({
  position: 'relative',
  '@media': {
    [media.mobile]: {
      marginInline: `calc(-1 * ${vars.gutter})`,
      aspectRatio: `${crop.width} / ${crop.height}`,
      overflow: 'hidden',
    },
  },
});

export const map = style({
  width: '100%',
  overflow: 'visible',
  '@media': {
    [media.mobile]: {
      position: 'absolute',
      left: percent(-crop.x / crop.width),
      top: percent(-crop.y / crop.height),
      width: percent(mapBox.width / crop.width),
    },
  },
});

const landColor = createVar();

export const land = styleVariants({
  elsewhere: {
    fill: 'none',
    stroke: fallbackVar(landColor, vars.color.map),
    strokeWidth: 4.5,
    strokeLinecap: 'round',
    '@media': { [media.forcedColors]: { stroke: fallbackVar(landColor, 'GrayText') } },
  },
  hiring: {
    vars: { [landColor]: vars.color.comb },
    '@media': { [media.forcedColors]: { vars: { [landColor]: 'CanvasText' } } },
  },
});

export const sized = style({
  transform: 'scale(1.2)',
  '@media': { [media.mobile]: { transform: 'scale(2.2)' } },
});

const rise = keyframes({ from: { opacity: 0, transform: 'scale(.6)' } });

export const flag = style({
  '@media': {
    [`screen and ${media.motionOk}`]: {
      animation: `${rise} ${vars.duration.base} ${vars.ease} 1s backwards`,
    },
  },
});

export const pole = style({
  stroke: vars.color.ink,
  strokeWidth: 2.5,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const place = style({
  fill: vars.color.ink,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const sign = style({
  fill: vars.color.ink,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 2 } },
});

export const name = style({
  fill: vars.color.bg,
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontSize: '1.625rem',
  textAnchor: 'middle',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
