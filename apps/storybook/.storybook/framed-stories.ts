/** Stories that a page of docs shows in frames, which are Storybook's previews of their own. */
import type { ChannelEvent } from 'storybook/internal/channels';
import { setPageTheme } from './page-theme';

/** The page of docs that this story stands in, if it stands in one. */
export const docsAroundFrame = (): Document | undefined =>
  window.frameElement?.closest('#storybook-docs')?.ownerDocument;

/** Gives this story the theme of the page around it, now and whenever that changes. */
export function followDocs({ documentElement }: Document): void {
  const follow = () => setPageTheme(documentElement.dataset.theme);
  new MutationObserver(follow).observe(documentElement, { attributeFilter: ['data-theme'] });
  follow();
}

/** Whether this window says it, not a frame in it, which tells it what it would tell the manager. */
export const isOwn = (event: ChannelEvent): boolean => !('source' in event);

/** A story that played in a frame would take the focus, and the page would jump to it. */
export const keepFramesStill = () =>
  Object.assign(globalThis, { PREVIEW_URL: 'iframe.html?embed=true' });
