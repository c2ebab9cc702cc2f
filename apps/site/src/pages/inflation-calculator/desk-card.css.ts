import { media, typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

const onScreen = { '@media': { print: { display: 'none' } } } as const;

export const heading = style(onScreen);

/** What is read across the desk is large, why it is so stands below. */
export const card = style({
  marginTop: vars.space[5],
  padding: 'clamp(24px, 3vw, 44px)',
  borderRadius: vars.radius.card,
  background: vars.color.backgroundHoney,
  color: vars.color.onHoney,
  overflowWrap: 'anywhere',
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    print: {
      marginTop: 0,
      padding: vars.space[3],
      border: `1px solid ${vars.color.line}`,
    },
  },
});

export const price = style({ ...typography.tab, display: 'block', textWrap: 'balance' });

export const reason = style({
  display: 'block',
  marginTop: vars.space[5],
  maxWidth: '34em',
  '@media': { print: { marginTop: vars.space[2] } },
});

export const copy = style({ marginTop: vars.space[5] });

/** Its room is kept, so that nothing moves when it is said. */
export const outcome = style({
  ...onScreen,
  ...typography.small,
  display: 'block',
  minHeight: '1.45em',
  marginTop: vars.space[3],
});
