import { art, media, typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

/** The comb stands on the lower edge of the poster. */
export const section = style({ paddingBottom: 0, overflowX: 'clip' });

export const poster = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
  alignItems: 'end',
  gap: 'clamp(32px, 6vw, 96px)',
  '@media': {
    // The comb stands beside the last sentences, in the corner.
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"poster"' },
    print: { display: 'block' },
  },
});

export const text = style({
  display: 'grid',
  gap: vars.space[6],
  paddingBottom: vars.section,
  '@media': {
    [media.mobile]: { gridArea: 'poster', gap: vars.space[5], paddingBottom: vars.space[6] },
  },
});

const cornerComb = '104px';

export const heading = style({ color: vars.color.onTeal2 });

export const claim = style({
  ...typography.hero,
  lineHeight: 1.02,
  paddingBottom: vars.space[4],
  textWrap: 'balance',
  // Four lines instead of five.
  '@media': { [media.mobile]: { paddingBottom: vars.space[2], fontSize: vars.size.h1 } },
});

export const note = style({ fontSize: vars.size.small, color: vars.color.onTeal2 });

/** On paper the next section need not stand on its sheet. */
export const closing = style({
  '@media': {
    [media.mobile]: { marginRight: `calc(${cornerComb} + ${vars.space[5]})` },
    print: { breakAfter: 'auto' },
  },
});

export const comb = style({
  width: '100%',
  height: 'auto',
  // No hair's breadth of the background beneath it where heights are fractions of a pixel.
  marginBottom: '-1px',
  overflow: 'visible',
  '@media': {
    [media.mobile]: { gridArea: 'poster', justifySelf: 'end', width: cornerComb },
    print: { display: 'none' },
  },
});

/** The comb's spine goes on as a handle, to the edge of the page. */
export const handle = style({ fill: art.powder });
