/**
 * After a deploy the code of a page is gone from the host. The page's new version has code of its
 * own, so that is loaded, once, unless somebody is at work on the page that stands there.
 */
import { CodeGoneError } from './load-code';

const RELOADED_FOR = 'tallycomb:reloaded-for';

let isLeaving = false;

export const isBeingLeft = () => isLeaving;

/** Leaving ends what the page waits for, which Firefox reports as a failure: no code is missing then. */
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
    return true; // Without storage, nothing would stop a loop.
  }
}

const isChanged = (control: Element) =>
  control instanceof HTMLInputElement
    ? control.value !== control.defaultValue || control.checked !== control.defaultChecked
    : control instanceof HTMLTextAreaElement && control.value !== control.defaultValue;

/** Whether a control of the page has the focus or another value than at first. */
const isInUse = () =>
  document.activeElement?.matches('input, textarea, select') ||
  [...document.querySelectorAll('input, textarea')].some(isChanged);

/** Loads the page anew where `error` says that a deploy has replaced its code. */
export function reloadAfterDeploy(error: unknown): void {
  if (!(error instanceof CodeGoneError) || isLeaving || isInUse() || wasReloadedHere()) return;
  location.reload();
}
