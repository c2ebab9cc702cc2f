/**
 * Loads the app at the first sign that somebody needs it; where a page comes to life by itself,
 * once it has painted.
 */
import '@tallycomb/ui/styles.css';
import { watchHeaderGround } from './header-ground';
import { nextTask } from './next-task';
import { reloadOnce } from './reload-once';
import { IS_STIRRED, STARTS_AT_LOAD, visitor } from './starts-at-load';

/** `error`: a picture did not load, and the page has something to put in its place. */
const SIGNS = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'error',
] as const;

let clicked: HTMLElement | undefined;

/** A button that script brings to life: what is clicked before then is done afterwards. */
function remember({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.type === 'button' && !button.popoverTargetElement) clicked = button;
}

const loadedAt = location.pathname;

/** Back, after a reload, before the app is there to follow: the address is another page’s by then. */
function loadWhereWeAre() {
  if (location.pathname !== loadedAt) location.reload();
}

const isBroken = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0;

const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else addEventListener('load', resolve, { once: true });
  });

/** Text is on the screen: the app’s code may have the line and the processor from now on. */
const painted = () =>
  new Promise<unknown>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(undefined);
    }).observe({ type: 'paint', buffered: true });
  });

const layOutWhole = () => document.documentElement.setAttribute(IS_STIRRED, '');

function noteSign({ type }: Event) {
  if (type === 'error') return;
  visitor.hasGivenSign = true;
  layOutWhole();
}

let isWaiting = false;

function waitForSign() {
  isWaiting = true;
  for (const sign of SIGNS) addEventListener(sign, hydrateOnce, { capture: true, passive: true });
  addEventListener('click', remember, true);
}

function stopWaiting() {
  isWaiting = false;
  for (const sign of SIGNS) removeEventListener(sign, hydrateOnce, true);
}

function catchUp() {
  removeEventListener('popstate', loadWhereWeAre);
  removeEventListener('click', remember, true);
  clicked?.click();
}

const inputs = () => document.querySelectorAll('input');

/** The code may not arrive, on a train say: the next sign tries again. After a deploy, it never will. */
function recover() {
  waitForSign();
  const isTypedIn = [...inputs()].some(({ value }) => value !== '');
  if (!isTypedIn) reloadOnce();
}

async function takeOver() {
  const { hydrate } = await import('./hydrate');
  await nextTask();
  await hydrate();
}

function hydrateOnce() {
  stopWaiting();
  takeOver().then(catchUp, recover);
}

/** A form that was sent before the app was there comes back empty: what it held is in the address. */
function refill() {
  const sent = new URLSearchParams(location.search);
  for (const input of inputs()) input.value ||= sent.get(input.name) ?? '';
}

// The browser is about to scroll to a section, past others whose height it would have to guess.
if (location.hash) layOutWhole();
watchHeaderGround();
refill();
for (const sign of [...SIGNS, 'popstate'])
  addEventListener(sign, noteSign, { capture: true, passive: true });
waitForSign();
addEventListener('popstate', loadWhereWeAre);
if (document.documentElement.hasAttribute(STARTS_AT_LOAD) || [...document.images].some(isBroken)) {
  void Promise.all([loaded(), painted()]).then(() => {
    if (isWaiting) hydrateOnce();
  });
}
