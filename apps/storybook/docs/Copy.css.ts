import { style } from '@vanilla-extract/css';
import { vars } from '../../../packages/ui/src/styles/contract.css';
import { media } from '../../../packages/ui/src/styles/media';
import { typography } from '../../../packages/ui/src/styles/type';

export const button = style({
  ...typography.caption,
  minHeight: '1.5rem',
  padding: 0,
  border: 0,
  borderBottom: `1px dotted ${vars.color.lineStrong}`,
  background: 'none',
  color: 'inherit',
  fontFamily: 'ui-monospace, monospace',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'copy',
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { borderBottom: '1px solid' },
      },
    },
  },
});
