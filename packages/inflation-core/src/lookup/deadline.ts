// setTimeout fires at once for anything longer.
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Runs a task until it settles, `timeoutMs` pass (rejects with a `TimeoutError`) or `outer` aborts
 * (rejects with its reason). The race also ends a task that ignores the signal it is given.
 */
export function withDeadline<Value>(
  task: (signal: AbortSignal) => Promise<Value>,
  timeoutMs: number,
  outer?: AbortSignal,
): Promise<Value> {
  const controller = new AbortController();
  const { signal } = controller;
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const relay = () => controller.abort(outer?.reason);
  const timer = setTimeout(
    () => controller.abort(timedOut(timeoutMs)),
    Math.min(timeoutMs, LONGEST_TIMER_MS),
  );
  outer?.addEventListener('abort', relay);
  return Promise.race([task(signal), stopped]).finally(() => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', relay);
  });
}

/** As a signal of the platform's own time-out rejects. */
function timedOut(timeoutMs: number): Error {
  const seconds = timeoutMs / 1000;
  const error = new Error(`The inflation service gave no full answer within ${seconds} seconds.`);
  error.name = 'TimeoutError';
  return error;
}
