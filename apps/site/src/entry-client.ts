/**
 * First script of every page. It keeps what is typed and pressed before React is there, brings the
 * page's code to the device, and hydrates: a page with a form once it is loaded and idle, any other
 * at the first interaction.
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
import { type NoticeReason, showPressNotice } from './session/press-notice';

/** `error`: a picture did not load, and the page has something to put in its place. */
const INTERACTION_EVENTS = ['keydown', 'scroll', 'error', 'online'];

/** `pointermove`: a pointer that came while this script was on its way may stay over one element. */
const POINTING_EVENTS = ['pointerover', 'pointermove', 'focusin'];

const LINK_AWAY = 'a[href]:not([href^="#"])';

/** A press that has no answer by then is told why. */
const NOTICE_AFTER_MS = 800;

const RETRY_AFTER_MS = 2000;

const root = document.documentElement;
const loadedPath = location.pathname;

let isHydrating = false;
let failure: unknown;
let waiting: AbortController;
let noticed: HTMLElement | undefined;

function hydrate() {
  if (isHydrating) return;
  isHydrating = true;
  waiting.abort();
  // The frame that shows what was pressed comes first.
  requestAnimationFrame(() => setTimeout(loadApp));
}

const loadApp = () =>
  import('./hydrate').then(({ hydrateApp }) => hydrateApp()).catch(retryHydration);

/** The browser follows a link by itself: code on its way would hold the next page up. */
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
  if (noticed) showPressNotice(noticeReason(), noticed);
}

function answerLater(control: HTMLElement) {
  hydrate();
  setTimeout(() => {
    noticed = control;
    updateNotice();
  }, NOTICE_AFTER_MS);
}

/** The code may not arrive, on a train say. Somebody who waits for it is not asked to press again. */
function retryHydration(error: unknown) {
  isHydrating = false;
  failure = error;
  hydrateAtInteraction();
  reloadAfterDeploy(error);
  updateNotice();
  if (isHolding()) setTimeout(hydrate, RETRY_AFTER_MS);
}

/** Once all is on the screen, in its fonts: no code holds a paint up. */
function afterLoad(task: () => void) {
  addEventListener('load', async () => {
    await document.fonts.ready;
    // The second frame is asked for when the first one, in the fonts, is about to be painted.
    requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(task)));
  });
}

const isBroken = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0;

/** The header gets a background of its own past 10 px (specification), hydrated or not: what was drawn while React came is nothing that it would take back. */
function watchScroll() {
  const header = document.querySelector('header');
  const mark = () => header?.setAttribute('data-scrolled', String(scrollY > 10));
  addEventListener('scroll', mark, { passive: true });
  // Not at once: to ask how far a page is scrolled has it laid out, which costs most of its load.
  addEventListener('load', mark);
}

/** Back, after a reload, to a page that the app had shown: nobody is there yet to show it again. */
function loadOtherPage() {
  if (!root.hasAttribute(HYDRATED) && location.pathname !== loadedPath) location.reload();
}

// iOS shows `:active`, a link that is pressed, only where a touch is listened to.
addEventListener('touchstart', () => {}, { passive: true });
watchFaults();
watchLeaving();
startEarlyTexts();
watchScroll();
holdActions(answerLater);
addEventListener('popstate', loadOtherPage);
hydrateAtInteraction();
root.setAttribute(STARTED, '');
const isAwaited = root.hasAttribute(HYDRATE_ON_LOAD) || [...document.images].some(isBroken);
// The app has shown this entry: it alone knows how far that was scrolled.
if (history.scrollRestoration === 'manual') hydrate();
else afterLoad(isAwaited ? hydrate : prefetchFirstPage);
