/** Hydrates the page at the first interaction; where the page asks for it, once it is loaded. */
import '@tallycomb/ui/reset.css';
import '@tallycomb/ui/fonts.css';
import '@tallycomb/ui/styles.css';
import '@tallycomb/ui/art.css';
import { watchFaults } from './fault-reports/report';
import { reloadAfterDeploy, watchLeaving } from './page-loading/reload-after-deploy';
import { recordPress } from './session/early-press';
import { HYDRATE_ON_LOAD, HYDRATED, storageKeyOf, TYPED_KEY, WAITING } from './session/hydration';

/** `error`: a picture did not load, and the page has something to put in its place. */
const INTERACTION_EVENTS = ['keydown', 'scroll', 'error'];

/** `pointermove`: a pointer that came while this script was on its way may stay over one element. */
const POINTING_EVENTS = ['pointerover', 'pointermove', 'focusin'];

const LINK_AWAY = 'a[href]:not([href^="#"])';

const root = document.documentElement;
const inputs = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    '[name]:is(input, textarea)',
  ),
];
const loadedPath = location.pathname;

let isHydrating = false;
let waiting: AbortController;

function hydrate() {
  if (isHydrating) return;
  isHydrating = true;
  waiting.abort();
  root.removeAttribute(WAITING);
  // The frame that shows what was pressed comes first.
  requestAnimationFrame(() => setTimeout(loadApp));
}

const loadApp = () =>
  import('./hydrate').then(({ hydrateApp }) => hydrateApp()).catch(retryHydration);

/** The browser follows a link by itself: code on its way would hold the next page up. */
function hydrateUnlessForLink({ target }: Event) {
  if (!(target instanceof Element && target.closest(LINK_AWAY))) hydrate();
}

function hydrateAtFirstInteraction() {
  waiting = new AbortController();
  const options = { capture: true, passive: true, signal: waiting.signal };
  for (const type of INTERACTION_EVENTS) addEventListener(type, hydrate, options);
  for (const type of POINTING_EVENTS) addEventListener(type, hydrateUnlessForLink, options);
}

/** The code may not arrive, on a train say: the next interaction tries again. After a deploy, it never will. */
function retryHydration() {
  isHydrating = false;
  hydrateAtFirstInteraction();
  if (inputs().every(({ value, defaultValue }) => value === defaultValue)) reloadAfterDeploy();
}

/** Once all is on the screen, in its fonts: neither the page's code nor a look into storage, on the disk, holds a paint up. */
function hydrateAfterLoad(isDue: () => boolean) {
  const hydrateIfDue = () => {
    if (isDue()) hydrate();
  };
  addEventListener('load', async () => {
    await document.fonts.ready;
    // The second frame is asked for when the first one, in the fonts, is about to be painted.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(hydrateIfDue)));
  });
}

const isBroken = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0;

const sent = new URLSearchParams(location.search);

/** A link to a result, or a form that was sent before the app was there: it waits for its answer. */
const isAnswerDue = () => inputs().length > 0 && inputs().every(({ name }) => sent.has(name));

/** A form that was sent before the app was there comes back empty: what it held is in the address. */
function refillForm() {
  for (const input of inputs()) input.value ||= sent.get(input.name) ?? '';
}

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

/** Whether this browser keeps what the form is to show, or this tab what was typed; storage may be denied. */
function hasStored() {
  try {
    const typed = sessionStorage.getItem(TYPED_KEY);
    return (typed ?? localStorage.getItem(storageKeyOf(loadedPath))) !== null;
  } catch {
    return false;
  }
}

// iOS shows `:active`, a link that is pressed, only where a touch is listened to.
addEventListener('touchstart', () => {}, { passive: true });
watchFaults();
watchLeaving();
refillForm();
watchScroll();
recordPress();
addEventListener('popstate', loadOtherPage);
hydrateAtFirstInteraction();
const isAwaited =
  root.hasAttribute(HYDRATE_ON_LOAD) || isAnswerDue() || [...document.images].some(isBroken);
if (!isAwaited) root.setAttribute(WAITING, '');
// The app has shown this entry: it alone knows how far that was scrolled.
if (history.scrollRestoration === 'manual') hydrate();
else if (isAwaited || inputs().length > 0) hydrateAfterLoad(() => isAwaited || hasStored());
