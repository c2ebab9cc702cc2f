import type { MonthRange, OutOfRange } from '../inflation-error.ts';

/**
 * Why a lookup gave no figure: `offline-or-blocked` (the network, DNS, CORS or a browser extension
 * stopped it), `timed-out`, `http-status` (see `status`), `invalid-response`; or the service answered
 * that its data do not reach the month: `before-series` or `after-newest`.
 */
export type LookupErrorCode =
  | 'offline-or-blocked'
  | 'timed-out'
  | 'http-status'
  | 'invalid-response'
  | OutOfRange['code'];

/** What stood behind a failed lookup: the service's own refusal, or what `fetch` threw. */
export interface LookupErrorCause {
  /** The refusal's code, or the name of the error. */
  readonly code: string;
  /** Its own words. */
  readonly message: string;
}

/** A failed lookup. Plain data: it stays whole in JSON, a worker's message or a server component. */
export interface LookupError {
  /** Why there is no figure. */
  readonly code: LookupErrorCode;
  /** As specified; of a month out of range, the service's own sentence. */
  readonly message: string;
  /** The HTTP status, where the service answered with another than 2xx. */
  readonly status?: number;
  /** What can be asked for; only with `before-series` and `after-newest`. */
  readonly range?: MonthRange;
  /** What stood behind it, where there was something. */
  readonly cause?: LookupErrorCause;
}
