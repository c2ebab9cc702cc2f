import { fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { typography } from '../../styles/type';
import { mutedText } from '../Section/Section.css';

export const lead = style({
  ...typography.lead,
  maxWidth: '38em',
  color: fallbackVar(mutedText, vars.color.ink2),
  '@media': { print: { breakInside: 'avoid', breakAfter: 'avoid' } },
});
