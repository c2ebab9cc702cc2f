import { useEffect, useState } from 'react';

/** Loaded values, available at once the next time, so that Back finds a page at full height. */
const loaded = new WeakMap<() => Promise<object>, object>();

/** The value that `load` resolves to. After a failure, a change of `retryOn` tries again. */
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
    load().then(
      (value) => {
        loaded.set(load, value);
        settle(value);
      },
      () => settle('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, retryOn]);
  if (settled?.load === load) return settled.value;
  return (loaded.get(load) as T | undefined) ?? 'loading';
}
