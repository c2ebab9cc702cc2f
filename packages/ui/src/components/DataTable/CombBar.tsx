import { tenth } from '../../comb/teeth';
import { bar, tooth, track } from './DataTable.css';

interface CombBarProps {
  /** Amount drawn as the bar; show it as text too, as the bar is hidden from screen readers. */
  readonly value: number;
  /** Value of a bar that fills the cell. */
  readonly max: number;
}

/**
 * Length of a bar in percent of its cell, from 0 to 100; 0 without a positive maximum.
 *
 * @example
 * barLength(36_179, 56_748) // => 63.8
 * barLength(80, 50) // => 100
 * [barLength(5, 0), barLength(-5, 50), barLength(Number.NaN, 10)] // => [0, 0, 0]
 */
export function barLength(value: number, max: number): number {
  const share = max > 0 && value > 0 ? Math.min(1, value / max) : 0;
  return tenth(share * 100);
}

/**
 * A bar shaped like a horizontal comb tooth, beside the same number in text; hidden from assistive
 * technology.
 */
export function CombBar({ value, max }: CombBarProps) {
  const length = barLength(value, max);
  // Moved left by its radius, so that the round end stops exactly at the length and the picture's
  // edge cuts off the other end.
  return (
    <svg className={track} aria-hidden="true">
      {length === 0 ? null : (
        <line
          className={tooth}
          transform={`translate(-${bar.radius} 0)`}
          x1="0"
          x2={`${length}%`}
          y1={bar.radius}
          y2={bar.radius}
        />
      )}
    </svg>
  );
}
