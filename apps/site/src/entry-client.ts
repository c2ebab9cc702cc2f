/**
 * First script of every page. Keeps early texts and held actions, prefetches the page's code, and
 * hydrates: a page with a form once it is loaded and idle, any other at the first interaction.
 */
import '@tallycomb/ui/reset.css';
import '@tallycomb/ui/fonts.css';
import '@tallycomb/ui/styles.css';
import '@tallycomb/ui/art.css';
import { watchFaults } from './fault-reports/report';
import { prefetchFirstPage } from './page-loading/first-page';
import { CodeGoneError } from './page-loading/load-code';
import { reloadAfterDeploy, watchLeaving } from './page-loading/reload-after-deploy';
import { whenIdle } from './page-loading/when-idle';
import { startEarlyTexts } from './session/early-texts';
import { holdActions, isHolding } from './session/held-actions';
import { HYDRATE_ON_LOAD, HYDRATED, STARTED } from './session/hydration';
import { openNamedSections } from './session/named-section';
import { type NoticeReason, showPressNotice } from './session/press-notice';

/** `error`: an image did not load, which React replaces. */
const INTERACTION_EVENTS = ['keydown', 'scroll', 'error', 'online'];

/** `pointermove`: the pointer may have entered its element before this script ran. */
const POINTING_EVENTS = ['pointerover', 'pointermove', 'focusin'];

const LINK_AWAY = 'a[href]:not([href^="#"])';

/** Delay before a press without an answer gets a notice. */
const NOTICE_AFTER_MS = 800;

const RETRY_AFTER_MS = 2000;

const root = document.documentElement;
const loadedPath = location.pathname;

let isHydrating = false;
let failure: unknown;
let waiting: AbortController;
let noticeTarget: HTMLElement | undefined;

function hydrate() {
  if (isHydrating) return;
  isHydrating = true;
  waiting.abort();
  // After the frame that shows the press.
  requestAnimationFrame(() => setTimeout(loadApp));
}

const loadApp = () =>
  import('./hydrate').then(({ hydrateApp }) => hydrateApp(loadedPath)).catch(retryHydration);

/** Links need no React, and loading code would delay the next page. */
function hydrateUnlessForLink({ target }: Event) {
  if (!(target instanceof Element && target.closest(LINK_AWAY))) hydrate();
}

function hydrateAtInteraction() {
  waiting = new AbortController();
  const options = { capture: true, passive: true, signal: waiting.signal };
  for (const type of INTERACTION_EVENTS) addEventListener(type, hydrate, options);
  for (const type of POINTING_EVENTS) addEventListener(type, hydrateUnlessForLink, options);
}

function noticeReason(): NoticeReason {
  if (failure instanceof CodeGoneError) return 'updated';
  return failure || !navigator.onLine ? 'offline' : 'loading';
}

function updateNotice() {
  if (noticeTarget) showPressNotice(noticeReason(), noticeTarget);
}

function answerLater(control: HTMLElement) {
  hydrate();
  setTimeout(() => {
    noticeTarget = control;
    updateNotice();
  }, NOTICE_AFTER_MS);
}

/** Hydrates again after a failure: soon if an action is held, else at the next interaction. */
function retryHydration(error: unknown) {
  isHydrating = false;
  failure = error;
  hydrateAtInteraction();
  reloadAfterDeploy(error);
  updateNotice();
  if (isHolding()) setTimeout(hydrate, RETRY_AFTER_MS);
}

/** Runs a task when the page is painted in its fonts, so that no code delays a paint. */
function afterLoad(task: () => void) {
  addEventListener('load', async () => {
    await document.fonts.ready;
    // The callback of the second frame comes after the first one's paint.
    requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(task)));
  });
}

const isBroken = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0;

/** Marks the header for its background past 10 px of scroll (specification), hydrated or not. */
function watchScroll() {
  const header = document.querySelector('header');
  const mark = () => header?.setAttribute('data-scrolled', String(scrollY > 10));
  addEventListener('scroll', mark, { passive: true });
  // Not before the load: reading the scroll position forces a layout.
  addEventListener('load', mark);
}

/** Reloads when Back leads to another page before hydration, as there is no app yet to show it. */
function loadOtherPage() {
  if (!root.hasAttribute(HYDRATED) && location.pathname !== loadedPath) location.reload();
}

// iOS shows `:active` only on pages with a touch listener.
addEventListener('touchstart', () => {}, { passive: true });
watchFaults();
watchLeaving();
startEarlyTexts();
watchScroll();
openNamedSections();
holdActions(answerLater);
addEventListener('popstate', loadOtherPage);
hydrateAtInteraction();
root.setAttribute(STARTED, '');
const hydratesOnLoad = root.hasAttribute(HYDRATE_ON_LOAD) || [...document.images].some(isBroken);
// The app has shown this history entry before, and restores its scroll position.
if (history.scrollRestoration === 'manual') hydrate();
else afterLoad(hydratesOnLoad ? hydrate : prefetchFirstPage);
