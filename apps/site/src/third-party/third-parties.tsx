import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../page-loading/when-idle';

/** Loads the consent question, the chat button and the vendors' loaders when the page is idle. */
export function ThirdParties() {
  const [Active, setActive] = useState<ComponentType>();
  useEffect(
    () =>
      whenIdle(() => {
        // If this code does not load, nothing is asked and no third party runs.
        import('./active').then((loaded) => setActive(() => loaded.Active)).catch(() => {});
      }),
    [],
  );
  return Active ? <Active /> : null;
}
