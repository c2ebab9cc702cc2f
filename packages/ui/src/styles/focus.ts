import { vars } from './contract.css';

/** The one focus ring, to spread into a `:focus-visible` rule. */
export const focusRing = {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '3px',
} as const;
