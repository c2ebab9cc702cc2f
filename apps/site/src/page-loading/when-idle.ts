const TIMEOUT_MS = 4000;

/** Runs the task when the browser is idle; returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  // Not in every browser: https://caniuse.com/requestidlecallback
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, 500);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: TIMEOUT_MS });
  return () => cancelIdleCallback(request);
}
