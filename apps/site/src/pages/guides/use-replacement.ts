import { imageLogLabel } from '@tallycomb/content/guides';
import { useCallback, useEffect, useRef, useState } from 'react';

const hasBroken = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0;

/**
 * Reports an image that does not load, once: whatever replaces it is not replaced again. It may
 * have failed before there was anybody to hear of it.
 */
export function useReplacement() {
  const ref = useRef<HTMLImageElement>(null);
  const isReported = useRef(false);
  const [hasFailed, setHasFailed] = useState(false);
  const onError = useCallback(() => {
    if (isReported.current) return;
    isReported.current = true;
    console.error(imageLogLabel, ref.current?.currentSrc);
    setHasFailed(true);
  }, []);
  useEffect(() => {
    if (ref.current && hasBroken(ref.current)) onError();
  }, [onError]);
  return { image: { ref, onError }, hasFailed };
}
