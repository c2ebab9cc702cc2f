import { vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

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
