import { art, media, typography, vars } from '@tallycomb/ui/styles';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { belowHeader } from '../../layout';

export const head = style([
  belowHeader('clamp(42px, 2.5rem + 3vw, 112px)'),
  {
    overflow: 'clip',
    paddingBottom: 'clamp(32px, 3.4vw, 64px)',
    '@media': { print: { paddingBottom: vars.space[5] } },
  },
]);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: '64px clamp(24px, 4vw, 64px)',
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'block' },
  },
});

export const lead = style({ marginTop: vars.space[6] });

const string = `2.5px solid ${vars.color.ink}`;

/** Price tags below a string, which sags from side to side of the page. */
export const tags = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 'clamp(12px, 1.4vw, 20px)',
  containerType: 'inline-size',
  // Keeps the string clear of the heading's ascenders.
  marginTop: '-28px',
  '::before': {
    content: '',
    position: 'absolute',
    inset: '-80px -100% auto',
    height: '80px',
    borderBottom: string,
    borderRadius: '0 0 50% 50%',
  },
  '@media': {
    [media.stacked]: { marginTop: 0 },
    // Two with their words rather than four without.
    [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { display: 'none' },
  },
});

const chamfer = 'clamp(14px, 1.8vw, 26px)';
const thread = vars.space[6];
/** How much lower than its neighbors a tag hangs. */
const drop = createVar();
/** How much higher than the lowest point of the string its thread begins. */
const rise = createVar();
/** Radius of the hole, drawn in ink, as tags may be nearly as bright as the page. */
const hole = '5px';

/** A price tag; its shape is a layer below the figure. */
export const tag = style({
  ...typography.num,
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeContent: 'center',
  placeItems: 'center',
  gap: vars.space[3],
  padding: `${chamfer} 8px 0`,
  aspectRatio: '3 / 5',
  marginTop: thread,
  translate: `0 ${drop}`,
  // The longest figure fills four fifths of its tag.
  fontSize: '10.4cqi',
  transformOrigin: '50% 0',
  color: art.ink,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    filter: vars.artFilter,
    clipPath: `polygon(${chamfer} 0, calc(100% - ${chamfer}) 0, 100% ${chamfer}, 100% 100%, 0 100%, 0 ${chamfer})`,
    backgroundImage: `radial-gradient(circle at 50% ${chamfer}, ${art.ink} ${hole}, #0000 calc(${hole} + .5px))`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    top: `calc(-1 * (${thread} + ${drop} + ${rise}))`,
    left: 'calc(50% - 1px)',
    height: `calc(${thread} + ${drop} + ${rise} + ${chamfer} - ${hole})`,
    borderLeft: string,
  },
  '@media': {
    [media.stacked]: { aspectRatio: '3 / 4' },
    [media.mobile]: {
      aspectRatio: '7 / 8',
      fontSize: '16cqi',
      selectors: { '&:nth-child(n + 3)': { display: 'none' } },
    },
    [media.forcedColors]: { border: '1px solid' },
  },
});

/** What a figure says; left out where four tags are narrow. */
export const meaning = style({
  ...typography.small,
  fontFamily: vars.font.text,
  fontWeight: 400,
  letterSpacing: 0,
  lineHeight: 1.3,
  whiteSpace: 'normal',
  textAlign: 'center',
  textWrap: 'balance',
  '@media': {
    '(min-width: 1024px) and (max-width: 1199.98px)': { display: 'none' },
    [media.stacked]: { fontSize: '.875rem' },
  },
});

/** Looks of the tags from the left, in the order of the guides: each has a color of its guide's picture. */
const looks = [
  { background: art.lacquer, turn: '-2deg', lower: '0px', up: '3.5px', color: art.paper },
  { background: art.mint, turn: '1.4deg', lower: '20px', up: '1.5px', color: art.ink },
  { background: art.jar, turn: '-1deg', lower: '8px', up: '1.5px', color: art.ink },
  { background: art.honey, turn: '2deg', lower: '0px', up: '3.5px', color: art.ink },
];

/** Number of guides that have a tag; the list may grow longer. */
export const tagCount = looks.length;

for (const [at, { background, turn, lower, up, color }] of looks.entries()) {
  const one = `${tag}:nth-child(${at + 1})`;
  globalStyle(one, { rotate: turn, vars: { [drop]: lower, [rise]: up }, color });
  globalStyle(`${one}::before`, { backgroundColor: background });
}

export const list = style({ paddingBlock: `clamp(40px, 5vw, 88px) ${vars.section}` });
