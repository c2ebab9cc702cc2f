/** What failed in this browser, told to our own host: nothing of who, nothing of what was entered. */
import { type FaultKind, framesOf, maskText } from './report-format';

const REPORTS_PATH = '/reports';
const MOST_CHARACTERS = 300;
const MOST_FRAMES = 10;
/** A fault that comes again and again says no more the sixth time. */
const MOST_OF_A_PAGE_VIEW = 5;

const isSampled = Math.random() < __REPORTED_SHARE__;
const sent = new Set<string>();

/** Faults of extensions are not ours to mend, and those of other sites' scripts say nothing. */
const isOthers = (fault: unknown) =>
  fault instanceof ErrorEvent && !fault.filename.startsWith(location.origin);

function thrownIn(fault: unknown): unknown {
  if (fault instanceof ErrorEvent) return fault.error ?? fault.message;
  return fault instanceof PromiseRejectionEvent ? fault.reason : fault;
}

/** Where the fault is a failed lookup, its kind and status go along. */
export function sendReport(kind: FaultKind, fault: unknown): void {
  if (!isSampled || sent.size >= MOST_OF_A_PAGE_VIEW || isOthers(fault)) return;
  const thrown = thrownIn(fault);
  const { stack = '', code, status, message: reason = thrown } = Object(thrown);
  const said = thrown instanceof Error ? thrown : reason;
  const message = maskText(String(said)).slice(0, MOST_CHARACTERS);
  const frames = framesOf(String(stack)).slice(0, MOST_FRAMES);
  const body = JSON.stringify({ kind, page: location.pathname, message, frames, code, status });
  if (sent.has(body)) return;
  sent.add(body);
  navigator.sendBeacon?.(REPORTS_PATH, new Blob([body], { type: 'application/json' }));
}
