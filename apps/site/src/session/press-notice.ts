/** Shows beside a pressed control why nothing happens yet, until the page's code has loaded. */
import { pressNotices } from '@tallycomb/content/site';

/** Attribute of the page's status line for notices. */
export const NOTICE_ATTRIBUTE = 'data-press-notice';

export type NoticeReason = keyof typeof pressNotices;

/** Distance of the notice from its control and from the window's edge, in CSS pixels. */
const MARGIN = 8;

/** Finds the status line; finds nothing after `endPressNotices`. */
let findNotice = () => document.querySelector<HTMLElement>(`[${NOTICE_ATTRIBUTE}]`);

/** Empties the status line for good, as React expects it as the build wrote it. */
export function endPressNotices(): void {
  findNotice()?.replaceChildren();
  findNotice = () => null;
}

/** Shows a notice below a control, or above it where the window ends. */
export function showPressNotice(reason: NoticeReason, control: Element): void {
  const notice = findNotice();
  if (!notice) return;
  notice.textContent = pressNotices[reason];
  const { left, top, bottom } = control.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = notice;
  const rightmost = document.documentElement.clientWidth - offsetWidth - MARGIN;
  const isRoomBelow = bottom + MARGIN + offsetHeight <= innerHeight;
  const y = isRoomBelow ? bottom + MARGIN : top - MARGIN - offsetHeight;
  notice.style.top = `${y + scrollY}px`;
  notice.style.left = `${Math.max(MARGIN, Math.min(left, rightmost))}px`;
}
