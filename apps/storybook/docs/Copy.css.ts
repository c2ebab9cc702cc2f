import { style } from '@vanilla-extract/css';
import { vars } from '../../../packages/ui/src/styles/contract.css';
import { media } from '../../../packages/ui/src/styles/media';
import { typography } from '../../../packages/ui/src/styles/type';

const { color, space } = vars;

export const copy = style({ position: 'relative', display: 'inline-block', maxWidth: '100%' });

export const button = style({
  ...typography.caption,
  minHeight: '1.5rem',
  padding: 0,
  border: 0,
  borderBottom: `1px dotted ${color.lineStrong}`,
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

export const status = style({
  ...typography.caption,
  position: 'absolute',
  zIndex: 1,
  left: 0,
  bottom: '100%',
  padding: `2px ${space[2]}`,
  borderRadius: vars.radius.control,
  background: color.night,
  color: color.onNight,
  selectors: { '&:empty': { display: 'none' } },
});
