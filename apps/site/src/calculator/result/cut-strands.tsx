import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import * as styles from './cut-strands.css';

/** Height of each strand in CSS pixels, and how far its tip falls short of the longest, in percent. */
const strands = [
  { y: 2, short: 1.4 },
  { y: 6.5, short: 0 },
  { y: 11, short: 0.6 },
  { y: 15.5, short: 2.2 },
  { y: 20, short: 0.9 },
] as const;
/** Gap of the cut, in percent of the width. */
const gap = 0.7;

interface LockProps {
  readonly className: string;
  /** Horizontal extent, in percent of the width. */
  readonly from: number;
  readonly to: number;
  readonly isRagged?: boolean;
}

function Lock({ className, from, to, isRagged = false }: LockProps) {
  return (
    <g className={className}>
      {strands.map(({ y, short }) => (
        <line key={y} x1={`${from}%`} x2={`${isRagged ? to - short : to}%`} y1={y} y2={y} />
      ))}
    </g>
  );
}

/**
 * A lock of hair as long as the revenue that a lost result asks for, with the lost share cut off.
 * Falls once, and lies still where motion is reduced. Decoration: the panel says both figures.
 */
export function CutStrands({ result }: { readonly result: InflationResult }) {
  const { amount, adjusted, direction } = result;
  if (direction !== 'lost') return null;
  const cut = Math.round((1000 * amount) / adjusted) / 10;
  return (
    <svg className={styles.picture} aria-hidden="true">
      <Lock className={styles.kept} from={0} to={cut} />
      <Lock className={styles.fallen} from={Math.min(cut + gap, 97)} to={100} isRagged />
    </svg>
  );
}
