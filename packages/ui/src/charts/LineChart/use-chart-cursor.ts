'use client';

import { minIndex } from 'd3-array';
import {
  type ChangeEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** Layout and cursor stops of the drawing that a pointer moves over. */
export interface CursorField {
  readonly layout: { readonly width: number };
  readonly stops: readonly CursorStop[];
}

function stopUnder(event: PointerEvent<SVGSVGElement>, { stops, layout }: CursorField): number {
  const box = event.currentTarget.getBoundingClientRect();
  const share = box.width === 0 ? 0 : (event.clientX - box.left) / box.width;
  return nearestStop(stops, share * layout.width);
}

/** Hides a shown cursor on Escape or a tap elsewhere, wherever the focus is (WCAG 1.4.13). */
function useDismissal(isShown: boolean, hide: () => void): void {
  useEffect(() => {
    if (!isShown) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', hide, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', hide, { capture: true });
    };
  }, [isShown, hide]);
}

/**
 * Cursor of a chart with `count` rows, moved by keyboard, pointer or touch. It keeps its place while
 * it is hidden.
 */
export function useChartCursor(count: number) {
  const ref = useRef<HTMLInputElement>(null);
  const [place, setPlace] = useState(0);
  const [isShown, setShown] = useState(false);
  const hide = useCallback(() => setShown(false), []);
  useDismissal(isShown, hide);
  // Takes over the value that the range got before hydration, in a layout effect, before a pointer
  // can move the cursor.
  useLayoutEffect(() => setPlace(Number(ref.current?.value ?? 0)), []);
  const last = Math.max(0, count - 1);
  const index = Math.min(place, last);
  const show = (next: number) => {
    setPlace(next);
    setShown(true);
  };
  // For the `<input type="range">` that keyboard and assistive technology use.
  const rangeProps = {
    ref,
    min: 0,
    max: last,
    step: 1,
    value: index,
    onChange: (event: ChangeEvent<HTMLInputElement>) => show(Number(event.target.value)),
    onFocus: () => setShown(true),
    onBlur: hide,
  } as const;
  // For the drawing that the pointer moves over.
  const pointerProps = (field: CursorField) => {
    const follow = (event: PointerEvent<SVGSVGElement>) => show(stopUnder(event, field));
    const onPointerLeave = (event: PointerEvent<SVGSVGElement>) => {
      const staysAfterTouch = event.pointerType === 'touch';
      if (!staysAfterTouch && document.activeElement !== ref.current) hide();
    };
    return { onPointerMove: follow, onPointerDown: follow, onPointerLeave };
  };
  return { index, isShown: isShown && count > 0, rangeProps, pointerProps };
}

/** A stop of the cursor: the x of a row, and the point of each series with a value there. */
export interface CursorStop {
  readonly x: number;
  readonly points: readonly { readonly id: string; readonly y: number }[];
}

/**
 * The stop nearest to an x in user units; 0 for an empty list.
 *
 * @example
 * nearestStop([{ x: 0, points: [] }, { x: 40, points: [] }], 25) // => 1
 */
export const nearestStop = (stops: readonly CursorStop[], x: number): number =>
  Math.max(
    0,
    minIndex(stops, (stop) => Math.abs(stop.x - x)),
  );
