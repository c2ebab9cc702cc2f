import { style } from '@vanilla-extract/css';
import { vars } from '../../../packages/ui/src/styles/contract.css';

const background = { background: vars.color.bg, color: vars.color.ink } as const;

export const bare = style({ ...background, minHeight: '100%' });
export const padded = style({ ...background, padding: vars.space[5] });
/** A page of its own, which scrolls and holds what is fixed. */
export const half = style({ height: '50vh', overflow: 'auto', transform: 'translateZ(0)' });
/** As wide as the page, below its twin in the other theme, and smaller for it. */
export const wide = style({ gridColumn: '1 / -1', zoom: 0.7 });
/** Doubles the text size, as visitors can, on the root element. */
export const largeText = style({ fontSize: '200%' });
