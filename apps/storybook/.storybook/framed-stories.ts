/** Stories in frames, each with its own Storybook preview: in a page of docs, or one per theme. */
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

/** The page of docs around this story's frame, if there is one. */
export const docsAroundFrame = (): Document | undefined =>
  window.frameElement?.closest('#storybook-docs')?.ownerDocument;

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

/** Does not play a story that is shown only in frames. */
export function playUnless(isFramed: boolean): void {
  const options = window.__STORYBOOK_PREVIEW__?.currentRender?.renderOptions;
  if (options) options.autoplay &&= !isFramed;
}

/** Passes the values of the controls to a story in a frame. */
export const passArgs = (frame: HTMLIFrameElement | null, storyId: string, updatedArgs: Args) =>
  frame?.contentWindow?.__STORYBOOK_PREVIEW__?.onUpdateArgs({ storyId, updatedArgs });
