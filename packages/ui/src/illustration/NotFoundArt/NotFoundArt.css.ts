import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { focusRing } from '../../styles/focus';
import { media } from '../../styles/media';
import { typography } from '../../styles/type';
import { pictureHeight } from '../page-wide.css';
import { comb } from './comb';

/** A user unit of the drawing, as `slice` scales it to the box. */
const unit = createVar();
const units = (count: number) => `calc(${count} * ${unit})`;

export const art = style({
  position: 'relative',
  overflow: 'clip',
  containerType: 'inline-size',
  '@media': { print: { display: 'none' } },
});

export const teeth = style({
  vars: { [unit]: `max(100cqw / ${comb.width}, ${pictureHeight} / ${comb.height})` },
  position: 'absolute',
  inset: 0,
  margin: 0,
  border: 0,
  padding: 0,
});

const nearTooth = '28px';

/** Around a missing tooth, wide enough for a finger. The place of each stands in its own class. */
export const tooth = style({
  position: 'absolute',
  bottom: units(comb.height - comb.shape.y),
  width: `max(${nearTooth}, ${units(2 * comb.shape.toothWidth)})`,
  height: units(comb.toothLength + comb.shape.toothWidth),
  margin: 0,
  translate: '-50% 0',
  appearance: 'none',
  overflow: 'clip',
  cursor: 'pointer',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: `${units(comb.shape.toothWidth - 1)} 0`,
    left: `calc(50% - ${units(comb.shape.toothWidth / 2 + 1)})`,
    width: units(comb.shape.toothWidth + 2),
    borderRadius: '99px 99px 0 0',
    background: vars.color.comb,
    translate: '0 101%',
  },
  selectors: {
    '&:checked::before': { translate: '0 0' },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:checked)::before': { translate: '0 70%' } } },
    [media.motionOk]: {
      '::before': { transition: `translate ${vars.duration.base} ${vars.ease}` },
    },
    [media.forcedColors]: { '::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
  },
});

export const places = comb.missing.map((at) =>
  style({ left: `calc(50% + ${units(comb.centerOf(at) - comb.width / 2)})` }),
);

/** Shown once no tooth is missing. */
export const whole = style({
  ...typography.h3,
  position: 'absolute',
  insetInline: vars.gutter,
  top: 0,
  textAlign: 'center',
  visibility: 'hidden',
  selectors: { [`${teeth}:not(:has(${tooth}:not(:checked))) &`]: { visibility: 'visible' } },
});
