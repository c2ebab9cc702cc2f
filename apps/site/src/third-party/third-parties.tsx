import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../page-loading/when-idle';

/** Brings the question, the chat button and the loaders once the page has come to rest. */
export function ThirdParties() {
  const [Active, setActive] = useState<ComponentType>();
  useEffect(
    () =>
      whenIdle(() => {
        // Without its code nobody is asked, and nothing is loaded.
        import('./active').then((loaded) => setActive(() => loaded.Active)).catch(() => {});
      }),
    [],
  );
  return Active ? <Active /> : null;
}
