/** A movement that scrolling drives. */
export interface ScrollDriven {
  /** Of the keyframes. */
  readonly name: string;
  /** CSS `animation-timeline`. */
  readonly timeline: string;
  /** CSS `animation-timing-function`; linear unless given. */
  readonly timingFunction?: string;
}

/**
 * An animation whose progress is that of a scroll, to spread into a rule. In single properties:
 * minifiers write `animation` and its timeline as one shorthand, which browsers refuse.
 */
export const scrollDriven = ({ name, timeline, timingFunction = 'linear' }: ScrollDriven) =>
  ({
    animationName: name,
    animationTimingFunction: timingFunction,
    animationFillMode: 'both',
    animationTimeline: timeline,
  }) as const;
