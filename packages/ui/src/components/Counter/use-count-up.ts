import { type RefObject, useLayoutEffect, useState } from 'react';
import { useMedia } from '../../hooks/use-media';
import { media } from '../../styles/media';

const visibleShare = 0.6;

const countingMs = 2000;
const countingSteps = 60;

const stepMs = countingMs / countingSteps;

/**
 * The number shown at a time after counting began: 60 equal steps over 2000 ms.
 *
 * @example
 * [-16, 0, 1000, 2000, 60_000].map((ms) => countAt(650_000, ms)) // => [0, 0, 325_000, 650_000, 650_000]
 * countAt(7, 999) // => 3
 * new Set(Array.from({ length: 2001 }, (_, ms) => countAt(600, ms))).size // => 61
 */
export function countAt(value: number, elapsedMs: number): number {
  // Guards against floating-point rounding just below a whole step.
  const step = Math.min(countingSteps, Math.max(0, Math.floor(elapsedMs / stepMs + 1e-6)));
  return Math.floor((value * step) / countingSteps);
}

/** Calls `show` on every frame until the duration is over; returns a function that stops it. */
function onEachFrame(durationMs: number, show: (elapsedMs: number) => void): () => void {
  let start: number | undefined;
  let frame = 0;
  const tick = (now: number) => {
    start ??= now;
    show(now - start);
    if (now - start < durationMs) frame = requestAnimationFrame(tick);
  };
  frame = requestAnimationFrame(tick);
  return () => cancelAnimationFrame(frame);
}

/**
 * The number to show instead of the value while it counts up from zero, when the element is
 * scrolled into view or its value changes; `undefined` before hydration, when done and under reduced motion.
 */
export function useCountUp(ref: RefObject<HTMLElement | null>, value: number): number | undefined {
  const reduced = useMedia(media.motionReduced);
  const [count, setCount] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || reduced) return;
    let stop = () => {};
    setCount(0);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        stop = onEachFrame(countingMs, (elapsedMs) =>
          setCount(elapsedMs < countingMs ? countAt(value, elapsedMs) : undefined),
        );
      },
      { threshold: visibleShare },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      stop();
      setCount(undefined);
    };
  }, [ref, value, reduced]);
  return count;
}
