import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { media } from '../../styles/media';

export const card = style({
  margin: 0,
  minWidth: 0,
  padding: 'clamp(18px, 2.4vw, 36px)',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.e1,
  color: vars.color.ink,
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
    print: { breakInside: 'avoid', padding: vars.space[2], border: `1px solid ${vars.color.line}` },
  },
});

export const caption = style({ marginBottom: vars.space[5] });

export const title = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontWeight: 500,
  fontSize: 'clamp(1.5rem, 1.3rem + .7vw, 2rem)',
  lineHeight: 1.05,
  textWrap: 'balance',
});

export const takeaway = style({
  display: 'block',
  marginTop: vars.space[2],
  maxWidth: '38em',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  textWrap: 'pretty',
});

export const source = style({
  marginTop: vars.space[3],
  color: vars.color.ink2,
  fontSize: vars.size.caption,
  lineHeight: 1.45,
});
