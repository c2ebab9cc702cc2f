import { vars } from './contract.css';
import { media } from './media';

/** A function, so that a bundle without focus rules leaves out the contract's names too. */
const ring = () => ({ outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' }) as const;

/** The one focus ring, to spread into a `:focus-visible` rule. */
export const focusRing = /* @__PURE__ */ ring();

interface ShapeColors {
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly strokeDasharray?: string;
}

/** Colors of a shape under forced colors, to spread into its rule. */
export const forced = (rule: ShapeColors) => ({ '@media': { [media.forcedColors]: rule } });

/**
 * An underline of 2 CSS pixels in its own color, to spread into the rule of a text link. In longhands,
 * as WebKit drops a `text-decoration` with a thickness; without `text-decoration-style`, as a minifier
 * would then join them into the shorthand.
 */
export const underlined = (color: string) =>
  ({
    textDecorationLine: 'underline',
    textDecorationThickness: '2px',
    textDecorationColor: color,
  }) as const;

/** Hides an element from sight and layout but not from screen readers; to spread into its rule. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  // Keeps it from making the page one pixel longer at its end.
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** An animation driven by scrolling. */
export interface ScrollDriven {
  /** Name of the keyframes. */
  readonly name: string;
  /** CSS `animation-timeline`. */
  readonly timeline: string;
  /** CSS `animation-timing-function`; linear unless given. */
  readonly timingFunction?: string;
}

/**
 * A scroll-driven animation, to spread into a rule. In longhands, as minifiers would join `animation`
 * and its timeline into one shorthand, which browsers reject.
 */
export const scrollDriven = ({ name, timeline, timingFunction = 'linear' }: ScrollDriven) =>
  ({
    animationName: name,
    animationTimingFunction: timingFunction,
    animationFillMode: 'both',
    animationTimeline: timeline,
  }) as const;
