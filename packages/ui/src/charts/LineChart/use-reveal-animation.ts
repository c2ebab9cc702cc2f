import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** `still` is the finished picture, the one in static HTML and the one without scripts. */
export type RevealPhase = 'still' | 'waiting' | 'running';

export interface RevealAnimation {
  readonly stageRef: RefObject<HTMLDivElement | null>;
  readonly phase: RevealPhase;
}

const visibleShare = 0.35;

/** Holds a chart back until it is scrolled into view, then lets the style sheet draw it, once. */
export function useRevealAnimation(isAnimated: boolean): RevealAnimation {
  const stageRef = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<RevealPhase>('still');
  useLayoutEffect(() => {
    const stage = stageRef.current;
    if (!isAnimated || stage === null || typeof IntersectionObserver === 'undefined') return;
    setPhase('waiting');
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setPhase('running');
      },
      { threshold: visibleShare },
    );
    observer.observe(stage);
    return () => observer.disconnect();
  }, [isAnimated]);
  return { stageRef, phase };
}
