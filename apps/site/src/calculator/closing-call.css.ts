import { media, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';
import { inRow, tappable } from '../layout';

const edge = 'clamp(48px, 5vw, 96px)';
/** With a result on the page, phones show the words without the comb. */
const wordsAlone = ':has([data-state="result"]) ~ &';

/** Left out on paper, which has no button to press. */
export const section = style({
  paddingBlock: `${edge} 0`,
  overflowX: 'clip',
  // The comb replaces the footer's own teeth.
  zIndex: 1,
  '::after': { content: 'none' },
  '@media': {
    [media.mobile]: {
      selectors: { [wordsAlone]: { zIndex: 'auto' }, [`${wordsAlone}::after`]: { content: '' } },
    },
    print: { display: 'none' },
  },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  alignItems: 'end',
  columnGap: 'clamp(32px, 6vw, 96px)',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const words = style({ paddingBottom: edge });

export const heading = style({ maxWidth: '9em' });

export const lead = style({
  textWrap: 'balance',
  marginBlock: `${vars.space[4]} ${vars.space[5]}`,
});

export const actions = style(inRow(`${vars.space[3]} ${vars.space[5]}`, 'center'));

export const embed = style({ ...tappable, fontSize: vars.size.small });

export const street = style({
  width: '100%',
  overflow: 'visible',
  '@media': {
    [media.mobile]: {
      selectors: { [`:has([data-state="result"]) ~ ${section} &`]: { display: 'none' } },
    },
  },
});

/** The comb's spine, which extends to the edges of the page. */
export const spine = style({ fill: vars.color.comb });

export const unknown = style({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 1.5,
  strokeDasharray: '4 5',
});

const buttonPointedAt = `${section}:has(a[target]:is(:hover, :focus-visible))`;

/** Wide enough to cover the dashed outline behind it. */
const tooth = style({ strokeWidth: 21, strokeLinecap: 'round' });

/** Teeth of known prices, which grow over the dashes while the button is pointed at. */
export const known = style([
  tooth,
  {
    stroke: vars.color.comb,
    opacity: 0,
    selectors: { [`${buttonPointedAt} &`]: { opacity: 1 } },
    '@media': {
      [media.motionOk]: {
        transform: 'scaleY(0)',
        transformOrigin: 'bottom',
        transformBox: 'fill-box',
        transition: `transform ${vars.duration.slow} ${vars.ease}, opacity ${vars.duration.fast}`,
        selectors: { [`${buttonPointedAt} &`]: { transform: 'none' } },
      },
    },
  },
]);

export const you = style([tooth, { stroke: vars.color.combYou }]);
