import { releases } from '@tallycomb/content/pages';
import { media, typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';
import { releaseDays } from './release-days';
import { stepLength } from './tooth.css';

const headerHeight = '88px';
const spine = '2rem';

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

const height = 'clamp(120px, 18vw, 280px)';
const mostChanges = Math.max(...releaseDays(releases).map(({ types }) => types.length));

export const comb = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 'clamp(1px, .3vw, 5px)',
  height,
  marginTop: vars.space[6],
  vars: { [stepLength]: `calc(${height} / ${mostChanges})` },
  '@media': { print: { display: 'none' } },
});

/** Its own tooth is short; that of a release stands before it. */
export const day = style({
  position: 'relative',
  flex: '1 1 0',
  height: `calc(${stepLength} / 2)`,
  borderRadius: '99px 99px 0 0',
  background: vars.color.ink,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

/** In the spine, whose color it repeats: a checker of contrast does not look at pseudo-elements. */
export const date = style({
  position: 'absolute',
  top: '100%',
  left: '50%',
  translate: '-50%',
  background: vars.color.ink,
  color: vars.color.bg,
  font: `600 ${vars.size.caption}/${spine} ${vars.font.text}`,
  whiteSpace: 'nowrap',
  // A phone has room for the first and the last.
  '@media': {
    [media.mobile]: {
      selectors: { [`${day}:not(:first-child, :last-child) > &`]: { visibility: 'hidden' } },
    },
  },
  // Under its tooth; the first and the last stay within the comb, as their teeth do.
  selectors: {
    [`${day}:first-child > &`]: { left: 0, translate: 'none' },
    [`${day}:last-child > &`]: { right: 0, left: 'auto', translate: 'none' },
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
