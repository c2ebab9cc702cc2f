/** What failed in this browser, told to our own host: nothing of who, nothing of what was entered. */
import type { FaultKind } from './report-kinds';
import { framesOf, withoutFigures } from './without-figures';

const REPORTS_PATH = '/reports';
const MOST_CHARACTERS = 300;
const MOST_FRAMES = 10;
/** A fault that comes again and again says no more the sixth time. */
const MOST_OF_A_PAGE_VIEW = 5;

const isSampled = Math.random() < __REPORTED_SHARE__;
const sent = new Set<string>();

export function sendReport(kind: FaultKind, fault: unknown): void {
  if (!isSampled || sent.size >= MOST_OF_A_PAGE_VIEW) return;
  const { stack = '', code, status, message: reason = fault } = Object(fault);
  const said = fault instanceof Error ? fault : reason;
  const message = withoutFigures(String(said)).slice(0, MOST_CHARACTERS);
  const frames = framesOf(String(stack)).slice(0, MOST_FRAMES);
  const body = JSON.stringify({ kind, page: location.pathname, message, frames, code, status });
  if (sent.has(body)) return;
  sent.add(body);
  navigator.sendBeacon?.(REPORTS_PATH, new Blob([body], { type: 'application/json' }));
}
