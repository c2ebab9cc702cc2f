import { useEffect, useState } from 'react';

/** What `load` gives, for as long as it is that `load`. After a failure a change of `retryOn` tries again. */
export function useLoaded<T extends object>(
  load: () => Promise<T>,
  retryOn: unknown,
): T | 'loading' | 'failed' {
  const [settled, setSettled] = useState<{
    readonly load: unknown;
    readonly value: T | 'failed';
  }>();
  useEffect(() => {
    let isCurrent = true;
    const settle = (value: T | 'failed') => isCurrent && setSettled({ load, value });
    load().then(settle, () => settle('failed'));
    return () => {
      isCurrent = false;
    };
  }, [load, retryOn]);
  return settled?.load === load ? settled.value : 'loading';
}
