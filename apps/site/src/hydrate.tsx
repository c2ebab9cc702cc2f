import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Document } from './app/document';
import { preloadHeaderLinks } from './app/preload-header-links';
import { loadFirstPage } from './app/preload-page';
import { restoreScroll, startScrollRestoration } from './app/scroll-restoration';
import { report } from './fault-reports/report';
import { documentData, loadStyleSheet } from './page-loading/page-parts';
import { isBeingLeft } from './page-loading/reload-after-deploy';
import { whenIdle } from './page-loading/when-idle';
import { finishEarlyTexts } from './session/early-texts';
import { releaseActions } from './session/held-actions';
import { HYDRATE_ON_LOAD, HYDRATED } from './session/hydration';
import { endPressNotices } from './session/press-notice';

/** Whoever has interacted may go on to another page; one that hydrates by itself tells nothing of it. */
function prepareNavigation() {
  if (!document.documentElement.hasAttribute(HYDRATE_ON_LOAD)) whenIdle(preloadHeaderLinks);
}

/** What a boundary caught; React logs it only where nobody else asks for it. */
function reportCaught(error: unknown) {
  if (isBeingLeft()) return;
  console.error(error);
  report('boundary', error);
}

/** Hydrates the whole document, in slices between which the page can answer. */
export async function hydrateApp(): Promise<void> {
  restoreScroll();
  await loadFirstPage(location.pathname, documentData(), loadStyleSheet());
  // React finds the status line as the build wrote it, and answers every press from now on.
  endPressNotices();
  const actHeld = releaseActions();
  const onHydrated = () => {
    finishEarlyTexts();
    startScrollRestoration();
    prepareNavigation();
    document.documentElement.setAttribute(HYDRATED, '');
    // Sections first draw what they have read: a press now would find their fields empty.
    queueMicrotask(actHeld);
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <BrowserRouter>
        <Document onHydrated={onHydrated} />
      </BrowserRouter>,
      { onCaughtError: reportCaught },
    );
  });
}
