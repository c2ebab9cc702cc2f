import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Part, Place } from '../stories/contract';
import * as styles from './Anatomy.css';

interface Spot {
  readonly number: number;
  /** Of the part, and of its number beside the drawing. */
  readonly part: { readonly x: number; readonly y: number };
  readonly label: { readonly x: number; readonly y: number };
}

/** Between the numbers of one edge, and from an edge to its numbers. */
const GAP = 36;
/** The least from the drawing's own edge to a number's middle. */
const INSET = 18;
/** From a part to a pointer at its edge, so that no letter is covered. */
const CLEAR = 7;

/** Outside where the share is that of an edge. */
const along = (start: number, length: number, share: number): number =>
  start + share * length + (share === 0 ? -CLEAR : share === 1 ? CLEAR : 0);

/** None for a part that this width does not show. */
function placeIn(stage: Element, { of, x = 0.5, y = 0.5 }: Place) {
  const matches = [...stage.querySelectorAll(of)];
  if (matches.length === 0) throw new Error(`The anatomy names "${of}", which is not drawn.`);
  const box = matches.flatMap((match) => [...match.getClientRects()])[0];
  if (!box) return undefined;
  const { left, top } = stage.getBoundingClientRect();
  return { x: along(box.left - left, box.width, x), y: along(box.top - top, box.height, y) };
}

/** Numbers of one edge, in their order, as near to their parts as they can stand apart. */
function apart(places: readonly number[], length: number): number[] {
  const pushed: number[] = [];
  for (const place of places) pushed.push(Math.max(place, (pushed.at(-1) ?? INSET - GAP) + GAP));
  const over = Math.max(0, (pushed.at(-1) ?? 0) - (length - INSET));
  return pushed.map((place) => place - over);
}

interface Edge {
  /** Along which its numbers stand. */
  readonly along: 'x' | 'y';
  readonly across: 'x' | 'y';
  readonly length: number;
  /** Where its numbers stand, on the other axis. */
  readonly numbersAt: number;
  readonly componentAt: number;
}

/** Of the component: top, bottom, left and right. */
function edgesOf(stage: Element): readonly Edge[] {
  const { left, top, width, height } = stage.getBoundingClientRect();
  const box = stage.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
  const row = { along: 'x', across: 'y', length: width } as const;
  const column = { along: 'y', across: 'x', length: height } as const;
  const [start, end] = [box.left - left, box.right - left];
  return [
    { ...row, numbersAt: INSET, componentAt: box.top - top },
    { ...row, numbersAt: height - INSET, componentAt: box.bottom - top },
    { ...column, numbersAt: Math.max(INSET, start - GAP), componentAt: start },
    { ...column, numbersAt: Math.min(width - INSET, end + GAP), componentAt: end },
  ];
}

/** A number goes to the edge of the component that its part is nearest to. */
function spotsIn(stage: Element, parts: readonly Part[]): readonly Spot[] {
  const edges = edgesOf(stage);
  const found = parts.flatMap(({ at }, index) => {
    const part = placeIn(stage, at);
    if (!part) return [];
    const distances = edges.map(({ across, componentAt }) => Math.abs(part[across] - componentAt));
    return [{ number: index + 1, part, edge: distances.indexOf(Math.min(...distances)) }];
  });
  return edges.flatMap(({ along, across, length, numbersAt }, index) => {
    const own = found
      .filter(({ edge }) => edge === index)
      .sort((one, other) => one.part[along] - other.part[along]);
    const places = apart(
      own.map(({ part }) => part[along]),
      length,
    );
    return own.map(({ number, part }, at) => ({
      number,
      part,
      label: { ...part, [along]: places[at] ?? 0, [across]: numbersAt },
    }));
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
    <path className={styles.halo} d={`M${label.x} ${label.y}L${part.x} ${part.y}`} />
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
  /** Whether the drawing is as wide as there is room. */
  readonly isWide: boolean | undefined;
  /** The component as its first story has it, unless the contract draws it. */
  readonly children: ReactNode;
}

/** The parts by their numbers: a pointer in the drawing leads to each. */
export function Anatomy({ parts, isWide, children }: AnatomyProps) {
  const { stage, spots } = useSpots(parts);
  return (
    <>
      <div ref={stage} className={styles.stage} inert>
        <div className={isWide ? styles.wide : styles.component}>{children}</div>
        <svg className={styles.pointers} aria-hidden="true">
          {spots.map((spot) => (
            <Pointer key={spot.number} {...spot} />
          ))}
        </svg>
      </div>
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
