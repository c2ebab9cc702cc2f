import type { Loader } from '@storybook/react-vite';

interface Screen {
  readonly styles: { readonly width: string; readonly height: string };
}

const canvas = 'storybook-preview-iframe';
const patienceMs = 2000;

/** Resolves once the window is as wide, or nobody makes it so. */
function isAsWide({ styles }: Screen): Promise<void> {
  const query = matchMedia(`(width: ${styles.width})`);
  if (query.matches) return Promise.resolve();
  return new Promise((resolve) => {
    query.addEventListener('change', () => resolve(), { once: true });
    setTimeout(resolve, patienceMs);
  });
}

/** Shows this same address in a frame of the size; what is outside it is never rendered. */
function showFramed({ styles }: Screen): Promise<never> {
  const frame = document.createElement('iframe');
  Object.assign(frame, { src: location.href, title: document.title });
  // Storybook hides what is not its own until the story is there.
  Object.assign(frame.style, { ...styles, display: 'block', border: '0' });
  document.body.replaceChildren(frame);
  return new Promise(() => {});
}

const begun = new WeakSet<AbortSignal>();

/**
 * A story that names a screen, in `parameters.screen`, is played on one of that size. Storybook's
 * window gives it one; alone in a window of another size it gets a frame. `globals` would lock the
 * toolbar: here the visitor may choose another screen afterwards.
 */
export const onItsScreen: Loader = async ({ parameters, viewMode, abortSignal }) => {
  const screen: Screen | undefined = parameters.viewport.options[parameters.screen];
  if (!screen || viewMode === 'docs' || begun.has(abortSignal)) return {};
  begun.add(abortSignal); // the same until the story starts anew
  if (frameElement?.id === canvas) await isAsWide(screen);
  else if (window === top && innerWidth !== Number.parseInt(screen.styles.width, 10))
    await showFramed(screen);
  return {};
};
