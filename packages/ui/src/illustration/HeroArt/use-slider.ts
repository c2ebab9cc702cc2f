import { type ChangeEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { HeroTooth } from './geometry';
import { thumbWidth } from './layouts';

/** Moves your tooth: by the input, and by the tag itself. */
export function useSlider(teeth: readonly HeroTooth[], onSalonChange?: (salon: number) => void) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (index: number) => {
    const tooth = teeth[Math.min(Math.max(index, 0), teeth.length - 1)];
    if (tooth) onSalonChange?.(tooth.salon);
  };

  // It may have been moved before React was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it mounts.
  useEffect(() => {
    const { current } = input;
    if (current && current.value !== current.defaultValue) choose(current.valueAsNumber);
  }, []);

  const dragTag = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    if (!input.current || !currentTarget.hasPointerCapture(pointerId)) return;
    const { left, width } = input.current.getBoundingClientRect();
    const share = (clientX - left - thumbWidth / 2) / (width - thumbWidth);
    choose(Math.round(share * (teeth.length - 1)));
  };

  return {
    inputProps: {
      ref: input,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => choose(target.valueAsNumber),
    },
    tagProps: {
      onPointerDown: ({ currentTarget, pointerId }: PointerEvent) =>
        currentTarget.setPointerCapture(pointerId),
      onPointerMove: dragTag,
    },
  };
}
