/** Stories in frames, which are Storybook's previews of their own: in a page of docs, or one for each theme. */
import type { ChannelEvent } from 'storybook/internal/channels';
import type { Args } from 'storybook/internal/types';
import { setPageTheme } from './page-theme';

declare global {
  interface StorybookPreview {
    readonly currentRender?: {
      readonly phase?: string;
      readonly renderOptions?: { autoplay: boolean };
    };
    onUpdateArgs(update: { readonly storyId: string; readonly updatedArgs: Args }): Promise<void>;
  }
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: StorybookPreview;
  }
}

/** The page of docs that this story stands in, if it stands in one. */
export const docsAroundFrame = (): Document | undefined =>
  window.frameElement?.closest('#storybook-docs')?.ownerDocument;

/** Gives this story the theme of the page around it, now and whenever that changes. */
export function followDocs({ documentElement }: Document): void {
  const follow = () => setPageTheme(documentElement.dataset.theme);
  new MutationObserver(follow).observe(documentElement, { attributeFilter: ['data-theme'] });
  follow();
}

/** Tells this window's events from those of a frame in it, which tells it what it would tell the manager. */
export const isOwn = (event: ChannelEvent): boolean => !('source' in event);

/** A story that played in a frame would take the focus, and the page would jump to it. */
export const keepFramesStill = () =>
  Object.assign(globalThis, { PREVIEW_URL: 'iframe.html?embed=true' });

/** Nothing is played on a story that stands in frames alone. */
export function playUnless(isFramed: boolean): void {
  const options = window.__STORYBOOK_PREVIEW__?.currentRender?.renderOptions;
  if (options) options.autoplay &&= !isFramed;
}

/** Gives a story in a frame the values of the controls. */
export const passArgs = (frame: HTMLIFrameElement | null, storyId: string, updatedArgs: Args) =>
  frame?.contentWindow?.__STORYBOOK_PREVIEW__?.onUpdateArgs({ storyId, updatedArgs });
