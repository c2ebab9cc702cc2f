/**
 * Reloads a page whose code a deploy has removed from the host, once, unless the visitor is filling
 * in the page.
 */
import { CodeGoneError } from './load-code';

const RELOADED_FOR = 'tallycomb:reloaded-for';

let isLeaving = false;

export const isBeingLeft = () => isLeaving;

/** Tracks whether the page is being left, when Firefox fails requests whose code is not missing. */
export function watchLeaving(): void {
  const mark = ({ type }: Event) => {
    isLeaving = type === 'beforeunload';
  };
  for (const type of ['beforeunload', 'pageshow']) addEventListener(type, mark);
}

function wasReloadedHere(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === location.pathname) return true;
    sessionStorage.setItem(RELOADED_FOR, location.pathname);
    return false;
  } catch {
    return true; // Without storage, reloads could loop.
  }
}

const isChanged = (control: Element) =>
  control instanceof HTMLInputElement
    ? control.value !== control.defaultValue || control.checked !== control.defaultChecked
    : control instanceof HTMLTextAreaElement && control.value !== control.defaultValue;

/** True if a control has the focus or a changed value. */
const isInUse = () =>
  document.activeElement?.matches('input, textarea, select') ||
  [...document.querySelectorAll('input, textarea')].some(isChanged);

/** Reloads the page if `error` says that a deploy has replaced its code. */
export function reloadAfterDeploy(error: unknown): void {
  if (!(error instanceof CodeGoneError) || isLeaving || isInUse() || wasReloadedHere()) return;
  location.reload();
}
