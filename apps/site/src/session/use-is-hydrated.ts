import { useSyncExternalStore } from 'react';

const noChange = () => () => {};
const [yes, no] = [() => true, () => false];

/** False while hydrating, then true, also for pages rendered later. */
export const useIsHydrated = (): boolean => useSyncExternalStore(noChange, yes, no);
