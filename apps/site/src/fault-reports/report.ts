/** Faults of this browser, for our own host. The code that sends them comes with the first one. */
import type { FaultKind } from './report-format';

/** Takes what was thrown, or the event that says so. */
export function report(kind: FaultKind, fault: unknown): void {
  if (__REPORTED_SHARE__ === 0) return;
  import('./send-report')
    .then(({ sendReport }) => sendReport(kind, fault))
    // Not caught, it would be one more fault to report.
    .catch(() => {});
}

/** What the page's own code fails to catch; what the policy stops, the browser reports itself. */
export function watchFaults(): void {
  if (__REPORTED_SHARE__ === 0) return;
  for (const type of ['error', 'unhandledrejection'] as const)
    addEventListener(type, (event) => report(type, event));
}
