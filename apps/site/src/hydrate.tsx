import { mainLinks, resources } from '@tallycomb/content/site';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Document } from './app/document';
import { loadFirstPage, preloadPage } from './app/preload-page';
import { restoreScroll, startScrollRestoration } from './app/scroll-restoration';
import { report } from './fault-reports/report';
import { isLineFast } from './page-loading/first-page';
import { documentData, loadStyleSheet } from './page-loading/page-parts';
import { isBeingLeft } from './page-loading/reload-after-deploy';
import { whenIdle } from './page-loading/when-idle';
import { finishEarlyTexts } from './session/early-texts';
import { releaseActions } from './session/held-actions';
import { HYDRATE_ON_LOAD, HYDRATED } from './session/hydration';
import { endPressNotices } from './session/press-notice';

/** Preloads the pages that the header links to, on fast connections alone. */
function preloadHeaderLinks(): void {
  if (!isLineFast()) return;
  for (const { href } of [...mainLinks, ...resources.links]) preloadPage(href).catch(() => {});
}

/** Preloads the header's pages after an interaction, which hydration on load does not show. */
function prepareNavigation() {
  if (!document.documentElement.hasAttribute(HYDRATE_ON_LOAD)) whenIdle(preloadHeaderLinks);
}

/** Logs and reports an error that a boundary caught; with a handler, React does not log it. */
function reportCaught(error: unknown) {
  if (isBeingLeft()) return;
  console.error(error);
  report('boundary', error);
}

/** Hydrates the whole document of a path, in a transition that leaves the page responsive. */
export async function hydrateApp(loadedPath: string): Promise<void> {
  restoreScroll();
  await loadFirstPage(location.pathname, documentData(), loadStyleSheet());
  // Before React, which needs the status line as the build wrote it.
  endPressNotices();
  const runHeldActions = releaseActions();
  const onHydrated = () => {
    finishEarlyTexts();
    // After Back to another page, which is about to load, the position here belongs to neither.
    if (location.pathname === loadedPath) startScrollRestoration();
    prepareNavigation();
    document.documentElement.setAttribute(HYDRATED, '');
    // Later, as sections still have to render restored texts, which a press would miss.
    queueMicrotask(runHeldActions);
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
