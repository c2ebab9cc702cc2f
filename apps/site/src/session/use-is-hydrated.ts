import { useSyncExternalStore } from 'react';

const noChange = () => () => {};
const [yes, no] = [() => true, () => false];

/** Whether what is drawn need not be what the server sent: a page that a link leads to is drawn so at once. */
export const useIsHydrated = (): boolean => useSyncExternalStore(noChange, yes, no);
