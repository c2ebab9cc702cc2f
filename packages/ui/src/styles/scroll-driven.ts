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
