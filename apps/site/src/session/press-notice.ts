/** Says beside a control why its press has no answer yet, on a page whose code is not there. */
import { pressNotices } from '@tallycomb/content/site';

/** Marks the status line that every page has for it. */
export const NOTICE_ATTRIBUTE = 'data-press-notice';

export type NoticeReason = keyof typeof pressNotices;

/** Space between the notice and its control, and the edge of the window, in CSS pixels. */
const MARGIN = 8;

/** Nothing once React has taken the page over. */
let findNotice = () => document.querySelector<HTMLElement>(`[${NOTICE_ATTRIBUTE}]`);

/** Leaves the status line as the build wrote it, for React. */
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
