import { releases } from '@tallycomb/content/pages';
import { media, scrollTarget, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { foldedOnPhone, phoneBlock } from '../../calculator/folded.css';
import { belowHeader, inRow } from '../../layout';
import { releaseDays } from './release-changes';
import { stepLength } from './tooth.css';

const { color, space } = vars;

const spine = '2rem';
/** Holds upright dates. */
const phoneSpine = '3.75rem';

export const headSection = style([
  belowHeader('clamp(40px, 4.4vw, 80px)'),
  {
    paddingBottom: 0,
    // The comb's spine, from edge to edge of the page, with the dates in it.
    '::after': {
      content: '',
      display: 'block',
      height: spine,
      background: vars.color.ink,
    },
    '@media': {
      [media.mobile]: { '::after': { height: phoneSpine } },
      print: { '::after': { content: 'none' } },
    },
  },
]);

export const text = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  // Wide enough for the heading's descenders, which reach below its line.
  gap: `${vars.space[6]} ${vars.space[7]}`,
});

/** Lets the one long word break where large text leaves no room for it. */
export const heading = style({ minWidth: 0 });

export const lead = style({
  '@media': {
    [media.tabletUp]: { paddingBottom: '.25em' },
    // Beside the heading in any font.
    '(min-width: 64em)': { maxWidth: '24em' },
  },
});

const height = 'clamp(120px, 18vw, 280px)';
const mostChanges = Math.max(...releaseDays(releases).map(({ types }) => types.length));

export const comb = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 'clamp(1px, .3vw, 5px)',
  height,
  // WebKit subtracts the margin from the height of a border-box flex row.
  boxSizing: 'content-box',
  marginTop: vars.space[6],
  vars: { [stepLength]: `calc(${height} / ${mostChanges})` },
  '@media': { print: { display: 'none' } },
});

/** A short tooth for each day, behind the tooth of a release. */
const dayTooth = style({
  position: 'relative',
  flex: '1 1 0',
  height: `calc(${stepLength} / 2)`,
  borderRadius: '99px 99px 0 0',
  background: vars.color.ink,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

/** Covered ones would be slivers beside the teeth of releases. */
export const day = styleVariants({
  shown: [dayTooth],
  covered: [dayTooth, { visibility: 'hidden' }],
});

/** Covers its tooth; left out on phones, where teeth are too narrow to tap. */
export const headLink = style({
  position: 'absolute',
  inset: 0,
  textDecoration: 'none',
  '@media': { [media.mobile]: { display: 'none' } },
});

/** In the spine, on phones upright, as two are close; repeats its color, as contrast checkers ignore pseudo-elements. */
export const headDate = style({
  position: 'absolute',
  top: '100%',
  left: '50%',
  translate: '-50%',
  background: vars.color.ink,
  color: vars.color.bg,
  font: `600 ${vars.size.caption}/${spine} ${vars.font.text}`,
  whiteSpace: 'nowrap',
  // The first and last stay within the comb, as their teeth do.
  selectors: {
    [`${dayTooth}:first-child > &`]: { left: 0, translate: 'none' },
    [`${dayTooth}:last-child > &`]: { right: 0, left: 'auto', translate: 'none' },
  },
  '@media': {
    [media.mobile]: {
      height: phoneSpine,
      fontSize: `min(${vars.size.caption}, 3.6vw)`,
      lineHeight: 1.2,
      writingMode: 'vertical-rl',
      textAlign: 'center',
      selectors: {
        [`${dayTooth}:first-child > &`]: { left: '5px', translate: '-50%' },
        [`${dayTooth}:last-child > &`]: { right: '5px', translate: '50%' },
      },
    },
  },
});

/** At the tip of its tooth, where the window has room for all. */
export const headTitle = style({
  ...typography.h4,
  position: 'absolute',
  bottom: '100%',
  fontSize: '1.5rem',
  paddingBottom: space[2],
  whiteSpace: 'nowrap',
  '@media': {
    // Names its link all the same.
    'not all and (min-width: 75em)': { width: '1px', overflow: 'hidden', opacity: 0 },
  },
  selectors: {
    [`${dayTooth}:last-child &`]: { right: 0 },
    'a:hover > &': { textDecoration: 'underline' },
  },
});

export const legend = style({
  ...typography.small,
  ...inRow(vars.space[3], 'center'),
  marginTop: 'clamp(24px, 6.4vw, 112px)',
});

/** Keeps the kinds of changes together when the legend wraps. */
export const types = style(inRow(vars.space[4]));

export const kind = style({ ...inRow('.5em', 'center'), fontWeight: 600 });

export const listSection = style({
  '@media': { screen: { paddingTop: 'clamp(32px, 6.4vw, 112px)' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(13rem, 3fr) minmax(0, 9fr)',
  gap: 'clamp(32px, 5vw, 96px)',
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // Paper has no list of releases, whose narrow column they would get.
    print: { display: 'block' },
  },
});

/** Leads, as releases are in order of their dates, not of their versions. */
export const listDate = style({ display: 'block', fontWeight: 600, whiteSpace: 'nowrap' });

export const listTitle = style({ fontWeight: 400 });

const between = 'clamp(32px, 5vw, 88px)';
const betweenOnPaper = '18px';

export const release = style([
  phoneBlock,
  {
    ...scrollTarget,
    selectors: {
      '& + &': {
        marginTop: between,
        paddingTop: between,
        borderTop: `1px solid ${color.lineStrong}`,
      },
    },
    '@media': {
      [media.mobile]: { selectors: { '&&&': { marginTop: 0, paddingTop: space[5] } } },
      print: { selectors: { '& + &': { marginTop: betweenOnPaper, paddingTop: betweenOnPaper } } },
    },
  },
]);

export const stamp = style({
  ...typography.small,
  display: 'flex',
  gap: space[4],
  color: color.ink2,
  '@media': { print: { breakAfter: 'avoid' } },
});

export const releaseVersion = style({ color: color.ink, fontWeight: 600 });

export const title = style({
  marginBlock: '.2em .3em',
  fontSize: 'clamp(2.5rem, 2rem + 2.2vw, 4rem)',
  '@media': { print: { fontSize: vars.size.h2 } },
});

export const categories = style([
  foldedOnPhone,
  {
    marginTop: space[6],
    '@media': {
      [media.mobile]: { marginTop: 0, selectors: { '&[open]': { marginTop: space[4] } } },
    },
  },
]);

export const category = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 7fr)',
  columnGap: space[5],
  paddingBlock: space[1],
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'block' },
  },
});

const rowPadding = '10px';

/** Name of a category, set like a label. */
export const name = style({
  ...typography.small,
  paddingTop: `calc(${rowPadding} + .2em)`,
  color: color.ink2,
  fontFamily: vars.font.text,
  fontWeight: 600,
  letterSpacing: 0,
});

export const change = style({
  display: 'grid',
  gridTemplateColumns: '6.75rem minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
  justifyItems: 'start',
  paddingBlock: rowPadding,
  '@media': {
    // Beside its tag, or below it where large text needs the room.
    [media.mobile]: { display: 'flex', flexWrap: 'wrap', paddingBlock: space[2] },
    print: { paddingBlock: space[1] },
  },
});

export const description = style({ flex: '1 1 9rem', maxWidth: '38em' });

globalStyle(`${change} > :first-child`, { minWidth: '6.5rem' });

/** Hides the tag of a change of the same kind as the one above it; screen readers still read it. */
export const sameTag = style({ '@media': { screen: { opacity: 0 } } });
