/**
 * After a deploy the code of a page may be gone: the new version has it, so load that, once. With
 * no connection the page stays, where a reload would show the browser's own message.
 */
const RELOADED_FOR = 'tallycomb:reloaded-for';

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
  if (wasReloadedHere()) return;
  fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => sessionStorage.removeItem(RELOADED_FOR),
  );
}
