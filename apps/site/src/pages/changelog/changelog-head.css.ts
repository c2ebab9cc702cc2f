import { media, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

const headerHeight = '88px';
const spine = 'clamp(10px, 1.2vw, 16px)';

export const section = style({
  paddingTop: `calc(${headerHeight} + clamp(40px, 4.4vw, 80px))`,
  paddingBottom: 0,
  // The spine runs from edge to edge; the teeth stand on it.
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
  gap: 'clamp(3px, 1.1vw, 18px)',
  height: 'clamp(88px, 15vw, 232px)',
  marginTop: 'clamp(48px, 6.4vw, 112px)',
  '@media': { print: { display: 'none' } },
});
