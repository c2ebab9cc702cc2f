/** Loads the app once the page has painted, or at the first sign that somebody needs it. */
import '@tallycomb/ui/styles.css';
import { watchHeaderGround } from './header-ground';

const SIGNS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

function waitForSign() {
  for (const sign of SIGNS) addEventListener(sign, hydrateOnce, true);
}

function hydrateOnce() {
  for (const sign of SIGNS) removeEventListener(sign, hydrateOnce, true);
  removeEventListener('load', hydrateOnce);
  // The code may not arrive, on a train say: the next sign tries again.
  import('./hydrate').then(({ hydrate }) => hydrate()).catch(waitForSign);
}

watchHeaderGround();

if (document.readyState === 'complete') {
  hydrateOnce();
} else {
  waitForSign();
  addEventListener('load', hydrateOnce);
}
