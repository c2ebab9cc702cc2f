import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './Anatomy.css';
import type { Part, Place } from './contract';

interface Spot {
  readonly number: number;
  /** Of the part, and of its number beside the drawing. */
  readonly part: { readonly x: number; readonly y: number };
  readonly label: { readonly x: number; readonly y: number };
}

const GAP = 36;
const INSET = 20;

function placeIn(stage: Element, { of, x = 0.5, y = 0.5 }: Place) {
  const box = stage.querySelector(of)?.getBoundingClientRect();
  if (!box) throw new Error(`Nothing in the first story is "${of}", which its anatomy names.`);
  const { left, top } = stage.getBoundingClientRect();
  return { x: box.left - left + x * box.width, y: box.top - top + y * box.height };
}

/** Numbers of one edge, from left to right, as near to their parts as they can stand apart. */
function apart(xs: readonly number[], width: number): number[] {
  const pushed: number[] = [];
  for (const x of xs) pushed.push(Math.max(x, (pushed.at(-1) ?? INSET - GAP) + GAP));
  const over = Math.max(0, (pushed.at(-1) ?? 0) - (width - INSET));
  return pushed.map((x) => x - over);
}

/** A number goes to the edge that its part is nearer to. */
function spotsIn(stage: Element, parts: readonly Part[]): readonly Spot[] {
  const { width, height } = stage.getBoundingClientRect();
  const found = parts
    .flatMap(({ at }, index) => (at ? [{ number: index + 1, part: placeIn(stage, at) }] : []))
    .sort((one, other) => one.part.x - other.part.x);
  const above = found.filter(({ part }) => part.y <= height / 2);
  const below = found.filter(({ part }) => part.y > height / 2);
  return [above, below].flatMap((edge, index) => {
    const xs = apart(
      edge.map(({ part }) => part.x),
      width,
    );
    const y = index === 0 ? INSET : height - INSET;
    return edge.map((spot, at) => ({ ...spot, label: { x: xs[at] ?? 0, y } }));
  });
}

function useSpots(parts: readonly Part[]) {
  const stage = useRef<HTMLDivElement>(null);
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  useLayoutEffect(() => {
    const { current } = stage;
    if (!current) return;
    const observer = new ResizeObserver(() => setSpots(spotsIn(current, parts)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [parts]);
  return { stage, spots };
}

const Pointer = ({ number, part, label }: Spot) => (
  <g>
    <path className={styles.line} d={`M${label.x} ${label.y}L${part.x} ${part.y}`} />
    <circle className={styles.end} cx={part.x} cy={part.y} r="4" />
    <circle className={styles.disc} cx={label.x} cy={label.y} r="13" />
    <text className={styles.number} x={label.x} y={label.y} dy=".35em">
      {number}
    </text>
  </g>
);

interface AnatomyProps {
  readonly parts: readonly Part[];
  /** The component as its first story has it. */
  readonly children: ReactNode;
}

/** The parts by their numbers: where a part has a place, a pointer in the drawing leads to it. */
export function Anatomy({ parts, children }: AnatomyProps) {
  const { stage, spots } = useSpots(parts);
  const isDrawn = parts.some(({ at }) => at);
  return (
    <>
      {isDrawn ? (
        <div ref={stage} className={styles.stage} inert>
          {children}
          <svg className={styles.pointers} aria-hidden="true">
            {spots.map((spot) => (
              <Pointer key={spot.number} {...spot} />
            ))}
          </svg>
        </div>
      ) : null}
      <ol className={styles.parts}>
        {parts.map(({ part, is }) => (
          <li key={part} className={styles.part}>
            <strong>{part}</strong>
            <span>{is}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
