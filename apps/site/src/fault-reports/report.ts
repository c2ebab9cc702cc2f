/** Reports faults in this browser to our host; the sending code loads with the first fault. */
import type { FaultKind } from './report-format';

/** Reports a thrown value, or the event of one. */
export function report(kind: FaultKind, fault: unknown): void {
  if (__REPORTED_SHARE__ === 0) return;
  import('./send-report')
    .then(({ sendReport }) => sendReport(kind, fault))
    // Caught, as an unhandled rejection would be reported again.
    .catch(() => {});
}

/** Reports uncaught errors. Violations of the security policy are reported by the browser. */
export function watchFaults(): void {
  if (__REPORTED_SHARE__ === 0) return;
  for (const type of ['error', 'unhandledrejection'] as const)
    addEventListener(type, (event) => report(type, event));
}
