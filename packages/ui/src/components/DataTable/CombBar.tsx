import { tenth } from '../../comb/teeth';
import { bar, tooth, track } from './DataTable.css';

interface CombBarProps {
  /** The amount that the teeth draw; write it beside them, as they are hidden from screen readers. */
  readonly value: number;
  /** The value whose bar fills the cell. */
  readonly max: number;
}

/**
 * Length of a bar as a share of its cell, in per cent from 0 to 100; without a positive maximum
 * there is no bar.
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
 * One horizontal comb tooth, beside the number that it repeats; hidden from assistive technology.
 */
export function CombBar({ value, max }: CombBarProps) {
  const length = barLength(value, max);
  // Moved left by its radius: the round end then stops exactly at the length, and the picture's
  // edge cuts the other end square.
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
