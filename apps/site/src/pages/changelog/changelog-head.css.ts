import { media, typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

const headerHeight = '88px';
const spine = '2rem';
const gap = 'clamp(3px, 1.1vw, 18px)';

export const section = style({
  paddingTop: `calc(${headerHeight} + clamp(40px, 4.4vw, 80px))`,
  paddingBottom: 0,
  // The spine runs from edge to edge; the teeth stand on it, and it carries the dates.
  '::after': {
    content: '',
    display: 'block',
    height: spine,
    background: vars.color.ink,
  },
  '@media': { print: { paddingTop: 0, '::after': { content: 'none' } } },
});

export const text = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  // The name's descenders hang out of its line.
  gap: `${vars.space[6]} ${vars.space[7]}`,
});

/** Not wider than its row, whatever the visitor's text takes: the one word breaks before that. */
export const heading = style({ minWidth: 0 });

export const lead = style({
  '@media': { [media.tabletUp]: { paddingBottom: '.25em' } },
});

export const comb = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap,
  height: 'clamp(88px, 15vw, 232px)',
  marginTop: vars.space[6],
  '@media': { print: { display: 'none' } },
});

/** In the spine, under the first tooth of its release; it takes no room among the teeth. */
export const date = style({
  width: 0,
  marginRight: `calc(-1 * ${gap})`,
  color: vars.color.bg,
  font: `600 ${vars.size.caption}/${spine} ${vars.font.text}`,
  whiteSpace: 'nowrap',
  transform: 'translateY(100%)',
  selectors: {
    '&:not(:first-child)': { marginLeft: 'clamp(6px, 2.4vw, 40px)' },
    // A phone has room for the first and the last.
    '&:not(:first-child, :nth-last-child(2))': {
      '@media': { [media.mobile]: { visibility: 'hidden' } },
    },
  },
});

export const legend = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginTop: 'clamp(48px, 6.4vw, 112px)',
});

/** They go to the next line together. */
export const types = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
