import { vars } from '../../styles/contract.css';

/** Grows with the visitor's text as far as the drawing has room; the table beneath it goes on. */
export const axisText = {
  fontFamily: vars.font.text,
  fontSize: 'min(.8125rem, 17px)',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'none',
} as const;
