import { style } from '@vanilla-extract/css';
import { media, typography, vars } from '../../styles-entry';
import { dotted } from '../Leader/Leader.css';

/** Width of Imbue's widest digit at the tracking of `num`; equal cells keep counting digits still. */
const digitWidth = '.39em';

const hairline = `1px solid ${vars.color.line}`;

// On screen only: a figure that waits to be scrolled into view must still print.
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
      // Firefox paints a backplate under each line of text, and the figure's would cover the label.
      [media.forcedColors]: { position: 'relative' },
    },
  },
]);

/** The figure; on a narrow screen eight digits, two commas and a plus sign fit a list of any width. */
export const figure = style({
  ...typography.num,
  whiteSpace: 'nowrap',
  '@media': {
    [media.mobile]: {
      fontSize: 'min(27cqi, 7rem)',
      // Breaks only under a visitor's own letter spacing.
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
});

/** The final figure, which stays in place for screen readers while the count is shown over it. */
export const amount = style({
  // Inline, as Orca leaves blocks out of a description.
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
      // As wide as the final figure from the start, so that more digits cause no layout shift.
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
