import { typography } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';
import { paperColumns } from './paper-columns';

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
