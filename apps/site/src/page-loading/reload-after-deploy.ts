/**
 * After a deploy the code of a page may be gone: the new version has it, so load that, once. With
 * no connection the page stays, where a reload would show the browser's own message.
 */
const RELOADED_FOR = 'tallycomb:reloaded-for';

let isLeaving = false;

export const isBeingLeft = () => isLeaving;

/** Leaving ends what the page waits for, which Firefox tells as a failure: that is no missing code. */
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

export function reloadAfterDeploy(): void {
  if (isLeaving || wasReloadedHere()) return;
  const stay = () => sessionStorage.removeItem(RELOADED_FOR);
  fetch(location.href, { method: 'HEAD' }).then(
    () => (isLeaving ? stay() : location.reload()),
    stay,
  );
}
