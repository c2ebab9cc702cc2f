/** Faults of this browser, for our own host. The code that sends them comes with the first one. */
import type { FaultKind } from './report-kinds';

declare global {
  /** Of the page views, the share whose faults are reported; 0 leaves all of this out of the build. */
  const __REPORTED_SHARE__: number;
}

/** Where the fault is a failed lookup, its kind and status go along. */
export function report(kind: FaultKind, fault: unknown): void {
  if (__REPORTED_SHARE__ === 0) return;
  import('./send-report')
    .then(({ sendReport }) => sendReport(kind, fault))
    // Not caught, it would be one more fault to report.
    .catch(() => {});
}

/** Faults of extensions are not ours to mend, and those of other sites' scripts say nothing. */
const isOurs = (file: string) => file.startsWith(location.origin);

/** What the page's own code fails to catch; what the policy stops, the browser reports itself. */
export function watchFaults(): void {
  if (__REPORTED_SHARE__ === 0) return;
  addEventListener('error', ({ error, message, filename }) => {
    if (isOurs(filename)) report('uncaught', error ?? message);
  });
  addEventListener('unhandledrejection', ({ reason }) => report('rejected', reason));
}
