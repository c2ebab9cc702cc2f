import { useEffect, useState } from 'react';

/** What `load` gives. After a failure a change of `retryOn` tries again; `load` must not change. */
export function useLoaded<T extends object>(
  load: () => Promise<T>,
  retryOn: unknown,
): T | 'loading' | 'failed' {
  const [loaded, setLoaded] = useState<T | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setLoaded(value),
      () => isCurrent && setLoaded('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, retryOn]);
  return loaded;
}
