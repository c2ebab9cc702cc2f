/** Sends faults to our host, without anything about the visitor or their inputs. */
import { type FaultKind, framesOf, maskText } from './report-format';

const REPORTS_PATH = '/reports';
const MAX_MESSAGE_LENGTH = 300;
const MAX_FRAMES = 10;
/** Limit of reports from one page view. */
const MAX_REPORTS = 5;

const isSampled = Math.random() < __REPORTED_SHARE__;
const sent = new Set<string>();

/** True for a fault of an extension or of another site's script. */
const isForeign = (fault: unknown) =>
  fault instanceof ErrorEvent && !fault.filename.startsWith(location.origin);

function thrownIn(fault: unknown): unknown {
  if (fault instanceof ErrorEvent) return fault.error ?? fault.message;
  return fault instanceof PromiseRejectionEvent ? fault.reason : fault;
}

/** Sends a report once; that of a failed lookup includes its code and status. */
export function sendReport(kind: FaultKind, fault: unknown): void {
  if (!isSampled || sent.size >= MAX_REPORTS || isForeign(fault)) return;
  const thrown = thrownIn(fault);
  const { stack = '', code, status, message: reason = thrown } = Object(thrown);
  const described = thrown instanceof Error ? thrown : reason;
  const message = maskText(String(described)).slice(0, MAX_MESSAGE_LENGTH);
  const frames = framesOf(String(stack)).slice(0, MAX_FRAMES);
  const body = JSON.stringify({ kind, page: location.pathname, message, frames, code, status });
  if (sent.has(body)) return;
  sent.add(body);
  navigator.sendBeacon?.(REPORTS_PATH, new Blob([body], { type: 'application/json' }));
}
