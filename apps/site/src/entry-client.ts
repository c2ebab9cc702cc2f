/** Loads the app once the page has painted, or at the first sign that somebody needs it. */
import '@tallycomb/ui/styles.css';

const SIGNS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

function hydrateOnce() {
  for (const sign of SIGNS) removeEventListener(sign, hydrateOnce, true);
  removeEventListener('load', hydrateOnce);
  void import('./hydrate').then(({ hydrate }) => hydrate());
}

if (document.readyState === 'complete') {
  hydrateOnce();
} else {
  for (const sign of SIGNS) addEventListener(sign, hydrateOnce, { capture: true, once: true });
  addEventListener('load', hydrateOnce, { once: true });
}
