import type { MonthRange, OutOfRange } from '../inflation-error.ts';

/**
 * Why a lookup gave no figure: `offline-or-blocked` (the network, DNS, CORS or a browser extension
 * stopped it), `timed-out`, `http-status` (see `status`), `invalid-response`; or the service answered
 * that its data do not reach the month: `before-series` or `after-newest`. The server's own
 * refusals are `LookupRefusalCode`.
 */
export type LookupErrorCode =
  | 'offline-or-blocked'
  | 'timed-out'
  | 'http-status'
  | 'invalid-response'
  | OutOfRange['code'];

/** Cause of a failed lookup: the service's own refusal, or the error that `fetch` threw. */
export interface LookupErrorCause {
  /** The refusal's code, or the name of the error. */
  readonly code: string;
  /** The message of the refusal or the error. */
  readonly message: string;
}

/** A failed lookup. Plain data: it stays whole in JSON, a worker's message or a server component. */
export interface LookupError {
  /** Why there is no figure. */
  readonly code: LookupErrorCode;
  /** As specified; for a month out of range, the service's own sentence. */
  readonly message: string;
  /** The HTTP status, where the service answered with another than 2xx. */
  readonly status?: number;
  /** Months that can be asked for; only with `before-series` and `after-newest`. */
  readonly range?: MonthRange;
  /** The refusal or error behind it, if there was one. */
  readonly cause?: LookupErrorCause;
}
