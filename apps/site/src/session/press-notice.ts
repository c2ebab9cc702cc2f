/** Says beside a control why its press has no answer yet, on a page whose code is not there. */
import { pressNotices } from '@tallycomb/content/site';

/** Marks the status line that every page has for it. */
export const NOTICE_ATTRIBUTE = 'data-press-notice';

export type NoticeReason = keyof typeof pressNotices;

const MARGIN = 16;

/** Nothing once React has taken the page over. */
let findNotice = () => document.querySelector<HTMLElement>(`[${NOTICE_ATTRIBUTE}]`);

/** Leaves the status line as the build wrote it, for React. */
export function endPressNotices(): void {
  findNotice()?.replaceChildren();
  findNotice = () => null;
}

/** Shows a notice below a control. */
export function showPressNotice(reason: NoticeReason, control: Element): void {
  const notice = findNotice();
  if (!notice) return;
  notice.textContent = pressNotices[reason];
  const { left, bottom } = control.getBoundingClientRect();
  const rightmost = document.documentElement.clientWidth - notice.offsetWidth - MARGIN;
  notice.style.top = `${bottom + scrollY + MARGIN / 2}px`;
  notice.style.left = `${Math.max(MARGIN, Math.min(left, rightmost))}px`;
}
