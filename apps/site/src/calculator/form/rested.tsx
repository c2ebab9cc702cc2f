import { VisuallyHidden } from '@tallycomb/ui';
import { useEffect, useState } from 'react';

/** Silence that counts as a pause in typing, longer than that between two keys. */
const PAUSE_MS = 700;

/** The value at the last pause in typing, so that screen readers do not echo every digit. */
export function useRested<T>(value: T): T {
  const [rested, rest] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => rest(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** An `<output>` for assistive technology alone, updated when typing pauses. */
export const Spoken = ({ text }: { readonly text: string }) => (
  <VisuallyHidden>
    <output>{useRested(text)}</output>
  </VisuallyHidden>
);
