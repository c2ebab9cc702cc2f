import { focusRing, media, typography, vars } from '@tallycomb/ui/styles';
import { createVar, style } from '@vanilla-extract/css';
import { belowHeader } from '../layout';
import { comb, floor, loose } from './missing-teeth-comb';

export const section = style([
  belowHeader('clamp(40px, 11vw - 88px, 132px)'),
  {
    paddingBottom: 0,
    // The comb replaces the footer's own teeth.
    zIndex: 1,
    '::after': { content: 'none' },
  },
]);

export const lead = style({ marginBlock: vars.space[6] });

/** As tall as the teeth need on a phone; wider pages show all of it. */
const pictureHeight = `max(252px, ${(100 * comb.height) / comb.width}vw)`;

/** A user unit of the drawing, as `slice` scales it to the box. */
const unit = createVar();
/** How much of the floor's width loose teeth lie on: a phone shows the middle of it alone. */
const spread = createVar();
const units = (count: number | string) => `calc(${count} * ${unit})`;

export const art = style({
  position: 'relative',
  overflow: 'clip',
  containerType: 'inline-size',
  marginTop: vars.space[5],
  '@media': { print: { display: 'none' } },
});

export const picture = style({ display: 'block', width: '100%', height: pictureHeight });

export const teeth = style({
  vars: {
    [unit]: `max(100cqw / ${comb.width}, ${pictureHeight} / ${comb.height})`,
    [spread]: '1',
  },
  position: 'absolute',
  inset: 0,
  margin: 0,
  border: 0,
  padding: 0,
  '@media': { [media.mobile]: { vars: { [spread]: '.45' } } },
});

const nearTooth = '28px';
const { toothWidth } = comb.shape;
/** Color in a gap while its tooth is pointed at. */
const fill = `color-mix(in srgb, ${vars.color.comb} 45%, transparent)`;
const besideTooth = `max(${nearTooth}, ${units(2 * toothWidth)})`;

/** Lies over a gap, wide enough for a finger; `::before` is its tooth, `::after` what can be pressed of that. */
export const tooth = style({
  position: 'absolute',
  bottom: units(comb.height - comb.shape.y),
  width: besideTooth,
  height: units(comb.toothLength + toothWidth),
  margin: 0,
  translate: '-50% 0',
  appearance: 'none',
  cursor: 'pointer',
  '::before': {
    left: `calc(50% - ${units(toothWidth / 2 + 1.25)})`,
    width: units(toothWidth + 2.5),
    borderRadius: '99px 99px 0 0',
    background: vars.color.comb,
  },
  '::after': { insetInline: 0 },
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      insetBlock: `${units(toothWidth - 1)} 0`,
    },
    '&:focus-visible': focusRing,
    '&:focus-visible:not(:checked)::before': { scale: 1.12 },
    '&:is(:hover, :focus-visible):not(:checked)': {
      background: `linear-gradient(${fill} 0 0) 50% 100% / ${units(toothWidth)} ${units(comb.toothLength - toothWidth)} no-repeat`,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:checked)::before': { scale: 1.12 } } },
    [media.motionOk]: {
      '::before': {
        transition: `${vars.duration.slow} ${vars.ease}`,
        transitionProperty: 'translate, rotate, scale',
      },
    },
    [media.forcedColors]: { '::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
  },
});

/** Middle of a tooth that is in its place. */
const inPlace = comb.shape.y - comb.toothLength / 2;

export const places = loose.map(({ x, y, turn }, place) => {
  const gap = comb.centerOf(comb.missing[place] ?? 0) - comb.width / 2;
  return style({
    left: `calc(50% + ${units(gap)})`,
    selectors: {
      '&:not(:checked)::before, &:not(:checked)::after': {
        translate: `${units(`(${x} * ${spread} - ${gap})`)} ${units(y - inPlace)}`,
        rotate: `${turn}deg`,
      },
    },
  });
});

const isWhole = `:has(${tooth}:checked):not(:has(${tooth}:not(:checked)))`;

/** Swept up once no tooth is missing, as the words stand there then. */
export const trimmings = style({
  selectors: { [`${art}${isWhole} &`]: { visibility: 'hidden' } },
});

/** Shown once no tooth is missing. */
export const whole = style({
  ...typography.h3,
  position: 'absolute',
  insetInline: vars.gutter,
  top: 0,
  display: 'grid',
  minHeight: units(floor.height),
  placeContent: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
  visibility: 'hidden',
  selectors: { [`${teeth}${isWhole} &`]: { visibility: 'visible' } },
});
