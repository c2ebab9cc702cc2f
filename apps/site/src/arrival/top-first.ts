import { afterFrame } from './after-frame';

/** The top of a new page is laid out first, what is below the fold a frame later. */
export const IS_ARRIVING = 'data-is-arriving';

export function drawTopFirst(): void {
  const root = document.documentElement;
  root.setAttribute(IS_ARRIVING, '');
  afterFrame(() => root.removeAttribute(IS_ARRIVING));
}
