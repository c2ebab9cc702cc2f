import { useSyncExternalStore } from 'react';

const noChange = () => () => {};
const [yes, no] = [() => true, () => false];

/** False on the server and in the first render of hydration, then true; true at once in pages opened later. */
export const useIsHydrated = (): boolean => useSyncExternalStore(noChange, yes, no);
