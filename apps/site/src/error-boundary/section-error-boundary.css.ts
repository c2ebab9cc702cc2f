import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

const edge = `max(${vars.gutter}, (100% - ${vars.content}) / 2)`;

export const note = style({
  padding: `clamp(32px, 4vw, 64px) ${edge}`,
  background: vars.color.surface,
  color: vars.color.ink2,
  // At the top of a page, clear of the header.
  ':first-child': { paddingTop: 'clamp(120px, 10vw, 160px)' },
});
