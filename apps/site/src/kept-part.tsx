import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the component found itself in the server’s HTML. */
function useWasDrawn(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasDrawn] = useState(isHydrating);
  return wasDrawn;
}

/** Asks after every render, a change of page among them, and whenever the connection is back. */
function useLate<Loaded>(load: () => Promise<Loaded>): Loaded | undefined {
  const [late, setLate] = useState<Loaded>();
  useEffect(() => {
    if (late) return;
    const ask = () =>
      load().then(
        (loaded) => setLate(() => loaded),
        () => {}, // The next time, then.
      );
    void ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  });
  return late;
}

/**
 * Takes the place of a part whose code did not come, until it does. What the server drew stays as
 * it is: React leaves alone what is inside an element whose own content is text that may differ.
 */
export function keptPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Element: 'header' | 'footer' | 'section' | 'div',
): ComponentType<Props> {
  return function Kept(props: Props) {
    const wasDrawn = useWasDrawn();
    const Late = useLate(load);
    if (Late) return <Late {...props} />;
    if (!wasDrawn) throw new Error('The code of a part did not load.');
    return <Element suppressHydrationWarning>{''}</Element>;
  };
}
