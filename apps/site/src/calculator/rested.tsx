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

/**
 * An `<output>` that only assistive technology reads, once typing rests. What comes with the page
 * stands there to be read: nobody asked for it yet.
 */
export function Spoken({ text }: { readonly text: string }) {
  const [first, forget] = useState<string | undefined>(text);
  const rested = useRested(text);
  if (first !== undefined && rested !== first) forget(undefined);
  return (
    <VisuallyHidden>
      <output>{rested === first ? '' : rested}</output>
    </VisuallyHidden>
  );
}
