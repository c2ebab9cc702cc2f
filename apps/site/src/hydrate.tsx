import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Document } from './app/document';
import { loadFirstPage } from './app/preload-page';
import { report } from './fault-reports/report';
import { addressInDocument } from './page-loading/page-data';
import { recordTyping } from './session/typed-text';

/** What a boundary caught; React logs it only where nobody else asks for it. */
function reportCaught(error: unknown) {
  console.error(error);
  report('boundary', error);
}

/** Hydrates the whole document, in slices between which the page can answer. */
export async function hydrateApp(): Promise<void> {
  await loadFirstPage(location.pathname, addressInDocument());
  const stopRecording = recordTyping();
  startTransition(() => {
    hydrateRoot(
      document,
      <BrowserRouter>
        <Document onHydrated={stopRecording} />
      </BrowserRouter>,
      { onCaughtError: reportCaught },
    );
  });
}
