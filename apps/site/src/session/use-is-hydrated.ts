import { useSyncExternalStore } from 'react';

const noChange = () => () => {};
const [yes, no] = [() => true, () => false];

/** False while hydrating, then true; a page that a link leads to is drawn with true at once. */
export const useIsHydrated = (): boolean => useSyncExternalStore(noChange, yes, no);
