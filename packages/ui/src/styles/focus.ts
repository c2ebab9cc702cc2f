import { vars } from './contract.css';

/** A function, so that a bundle without focus rules leaves out the contract's names too. */
const ring = () => ({ outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' }) as const;

/** The one focus ring, to spread into a `:focus-visible` rule. */
export const focusRing = /* @__PURE__ */ ring();
