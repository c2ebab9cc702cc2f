import { media, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { paperColumns } from '../../calculator/figure-size';

/** What stands on the one sheet of a result, a rule above each part. */
export const onPaper = style({});

globalStyle(`${onPaper} > section`, {
  '@media': {
    print: {
      paddingBlock: vars.space[3],
      borderTop: `1px solid ${vars.color.lineStrong}`,
      vars: { [vars.size.num]: '3rem', [vars.size.h1]: '3rem' },
    },
  },
});

/** Where the number comes from, which a sheet has no room for. */
export const offPaper = style({ '@media': { print: { display: 'none' } } });

/** Paper has its own last line. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

export const lead = style({ marginTop: vars.space[5] });

export const print = style({ marginTop: vars.space[6] });

export const card = style({ display: 'grid', gap: vars.space[5] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

/** Always there, so that what comes to stand in it is announced. */
export const outcome = style({ display: 'block', minHeight: '1.55em', fontWeight: 600 });

export const foot = style({
  display: 'none',
  '@media': {
    print: {
      display: 'grid',
      gridTemplateColumns: paperColumns,
      alignItems: 'center',
      gap: '24px',
    },
  },
});

export const logo = style({ height: '1.75rem' });

export const address = style({ ...typography.small, overflowWrap: 'anywhere' });

export const link = style({ display: 'block' });

const headerHeight = '68px';

/** Stays beside its numbers while they scroll by. */
export const intro = style({
  position: 'sticky',
  top: `calc(${headerHeight} + ${vars.space[7]})`,
  '@media': { [media.stacked]: { position: 'static' } },
});

export const download = style({ marginTop: vars.space[5] });

export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
});

export const unfold = style({ marginTop: vars.space[5] });

export const missed = style({
  marginTop: vars.space[6],
  maxWidth: '30em',
});

export const missedFigure = style({
  ...typography.h3,
  marginTop: vars.space[1],
  overflowWrap: 'anywhere',
});

export const missedNote = style({
  ...typography.small,
  marginTop: vars.space[2],
  marginBottom: vars.space[4],
  color: vars.color.ink2,
});

export const salonsNote = style({ maxWidth: '38em' });

export const whichIsWhich = style({ marginTop: vars.space[5], maxWidth: '34em' });

export const salonFigures = style({ marginTop: vars.space[6] });
