/** Stories in frames of a page of docs, each with its own Storybook preview. */
import type { ChannelEvent } from 'storybook/internal/channels';
import { setPageTheme } from './page-theme';

/** The page of docs around this story's frame, if there is one. */
export const docsAroundFrame = (): Document | undefined =>
  window.frameElement?.closest('#storybook-docs')?.ownerDocument;

/** True for the first example of a page of docs, in a frame or not. */
export const isFirstExample = (canvas: Element): boolean =>
  [window.frameElement, canvas].some((element) => element?.closest('[id$="--primary"]'));

/** Keeps this story in the theme of the page around it. */
export function followDocs({ documentElement }: Document): void {
  const follow = () => setPageTheme(documentElement.dataset.theme);
  new MutationObserver(follow).observe(documentElement, { attributeFilter: ['data-theme'] });
  follow();
}

/** True for an event of this window; frames in it send theirs here instead of to the manager. */
export const isOwn = (event: ChannelEvent): boolean => !('source' in event);

/** Turns play functions in frames off, which would take the focus and scroll the page. */
export const keepFramesStill = () =>
  Object.assign(globalThis, { PREVIEW_URL: 'iframe.html?embed=true' });
