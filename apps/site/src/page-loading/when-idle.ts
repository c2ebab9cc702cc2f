const LATEST_MS = 4000;

/** Runs the task once the browser has nothing better to do; returns how to call it off. */
export function whenIdle(task: () => void): () => void {
  // Not in every browser: https://caniuse.com/requestidlecallback
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, 500);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: LATEST_MS });
  return () => cancelIdleCallback(request);
}
