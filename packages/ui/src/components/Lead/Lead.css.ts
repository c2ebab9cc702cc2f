import { fallbackVar, style } from '@vanilla-extract/css';
import { typography, vars } from '../../styles-entry';
import { mutedText } from '../Section/Section.css';

export const lead = style({
  ...typography.lead,
  maxWidth: '38em',
  color: fallbackVar(mutedText, vars.color.ink2),
  '@media': { print: { breakInside: 'avoid', breakAfter: 'avoid' } },
});
