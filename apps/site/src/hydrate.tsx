import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isYearOfBuildOver } from './current-year';
import { Document } from './document';
import { nextTask } from './next-task';
import { StartingDataProvider } from './page-data';
import { hydrateParts } from './part-calls';
import { routeOf } from './routes';
import { SiteRouter } from './site-router';
import { readStartingData } from './starting-data';

let started = false;

export async function hydrate() {
  await routeOf(location.pathname).Page.prepare();
  await nextTask();
  if (started) return;
  started = true;
  if (isYearOfBuildOver()) hydrateParts();
  // As a transition, it makes way every few milliseconds; a click on what waits hydrates it at once.
  startTransition(() => {
    hydrateRoot(
      document,
      <StartingDataProvider value={readStartingData()}>
        <SiteRouter>
          <Document />
        </SiteRouter>
      </StartingDataProvider>,
    );
  });
}
