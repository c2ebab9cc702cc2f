import { style } from '@vanilla-extract/css';
import { media, typography, vars } from '../../styles-entry';
import { dotted } from '../Leader/Leader.css';

/** As wide as Imbue's widest figure with the tracking of `num`, so that nothing trembles. */
const digitWidth = '.39em';

const hairline = `1px solid ${vars.color.line}`;

// Paper shows no motion: a figure that waits to be scrolled to must still print.
const motion = `screen and ${media.motionOk}`;

export const list = style({ containerType: 'inline-size', borderBottom: hairline });

export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '18px',
  padding: 'clamp(14px, 1.6vw, 24px) 0 clamp(8px, 1vw, 14px)',
  borderTop: hairline,
  '@media': {
    [media.mobile]: { flexDirection: 'column-reverse', gap: '6px', padding: '18px 0 20px' },
  },
});

export const label = style([
  dotted,
  {
    ...typography.h3,
    flex: 1,
    display: 'flex',
    alignItems: 'baseline',
    gap: '18px',
    letterSpacing: 'normal',
    '@media': {
      [media.mobile]: { fontSize: vars.size.h4, '::after': { content: 'none' } },
      // Firefox lays a ground under each line of text: the figure's would cover the label.
      [media.forcedColors]: { position: 'relative' },
    },
  },
]);

/** On a narrow screen eight digits, two commas and a plus sign fit the list, whatever its width. */
export const figure = style({
  ...typography.num,
  whiteSpace: 'nowrap',
  '@media': {
    [media.mobile]: {
      fontSize: 'min(27cqi, 7rem)',
      // Broken only where a visitor's own letter spacing takes more room than there is.
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
});

/** The final figure: it stays where it is, and stays read out, while another is counted over it. */
export const amount = style({
  // Inline: what is a box of its own, Orca leaves out of a description.
  position: 'relative',
  '@media': {
    [motion]: { selectors: { '&[data-counting="true"]': { color: 'transparent' } } },
  },
});

export const counting = style({
  display: 'none',
  '@media': {
    [motion]: {
      position: 'absolute',
      // As wide as the final figure from the start, or each digit more would be a layout shift.
      inset: 0,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      color: vars.color.ink,
      letterSpacing: 0,
    },
  },
});

export const digit = style({ width: digitWidth, textAlign: 'center' });

export const suffix = style({
  marginLeft: '.08em',
  verticalAlign: '.98em',
  color: vars.color.accentText,
  font: `600 .36em/1 ${vars.font.text}`,
  letterSpacing: 0,
});
