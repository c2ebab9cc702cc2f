import { useCallback, useSyncExternalStore } from 'react';

const onServer = (): boolean => false;

/** Whether a media condition holds; `false` in server-rendered markup. */
export function useMedia(condition: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = matchMedia(condition);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [condition],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(condition).matches, onServer);
}
