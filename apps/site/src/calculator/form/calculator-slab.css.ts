import { media, typography, underlined, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { beside, slabForm, slabInset, slabOf, slabPanel } from './slab';

/** Least height of both halves' feet: the door's, and that of a result's picture beside it. */
const foot = 'clamp(104px, 9vw, 136px)';

/** Form and panel end together, whichever is taller. */
export const slab = style([
  slabOf('5fr', '7fr', {
    display: 'block',
    selectors: { '&:has([data-state="prompt"])': { display: 'none' } },
  }),
  {
    '@media': {
      [beside]: {
        gridTemplateRows: '1fr auto',
        overflow: 'clip',
        borderRadius: vars.radius.stage,
        boxShadow: vars.shadow.e2,
      },
    },
  },
]);

// The slab has the corners and the shadow.
const square = { borderRadius: 0, boxShadow: 'none' } as const;

export const form = style([
  slabForm,
  { justifyContent: 'center', '@media': { [beside]: { ...square, alignSelf: 'stretch' } } },
]);

/** The button, and what explains it. */
export const action = style({ display: 'flex', flexDirection: 'column' });

export const footnote = style({
  marginTop: vars.space[4],
  fontSize: vars.size.small,
  color: vars.color.ink2,
});

export const panel = style(slabPanel);

globalStyle(`${slab} > .${panel}`, {
  '@media': { [beside]: { ...square, gridArea: '1 / 2 / 3 / 3', minHeight: 0 } },
});
globalStyle(`.${panel}[data-state="result"] > :last-child`, {
  '@media': { [beside]: { flex: `1 0 ${foot}` } },
});

/** The empty panel's picture takes all room below the words. */
globalStyle(`.${panel}[data-state="prompt"] > :last-child`, {
  flex: '1 0 clamp(120px, 31vw, 180px)',
});

/** Link to the other way in, at the foot of the form's half or of all. */
export const door = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: vars.space[4],
  minHeight: '64px',
  padding: `${vars.space[3]} ${slabInset}`,
  background: vars.color.wash,
  textDecoration: 'none',
  // Inside, as the slab clips what is outside.
  ':focus-visible': { outlineOffset: '-6px' },
  '@media': {
    [beside]: { minHeight: foot },
    [media.hover]: { ':hover': { background: vars.color.backgroundHero } },
    print: { display: 'none' },
  },
});

export const doorQuestion = style({ ...typography.h4, gridColumn: 1 });

export const doorLabel = style({
  ...typography.small,
  gridColumn: 1,
  justifySelf: 'start',
  marginTop: vars.space[1],
  fontWeight: 600,
  ...underlined(vars.color.strike),
  textUnderlineOffset: '5px',
});

export const doorArrow = style({ ...typography.h3, gridArea: '1 / 2 / 3 / 3' });

export const detailsSentence = style({ maxWidth: '34em' });

export const detailsNote = style({
  marginTop: vars.space[2],
  maxWidth: '40em',
  fontSize: vars.size.small,
  color: vars.color.onNightMuted,
});
