import { VisuallyHidden } from '@tallycomb/ui';
import { useEffect, useState } from 'react';

/** Longer than the pause between two keys. */
const RESTS_AFTER_MS = 700;

/** What `value` was when typing last rested: nobody hears an echo of every digit. */
export function useRested<T>(value: T): T {
  const [rested, rest] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => rest(value), RESTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** An `<output>` that only assistive technology reads, once typing rests. */
export const Spoken = ({ text }: { readonly text: string }) => (
  <VisuallyHidden>
    <output>{useRested(text)}</output>
  </VisuallyHidden>
);
