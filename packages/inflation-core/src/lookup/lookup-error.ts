/**
 * Why a lookup gave no figure: `offline-or-blocked` (the network, DNS, CORS or a browser extension
 * stopped it), `timed-out`, `http-status` (see `status`), `invalid-response`, or `before-series`: the
 * service answered, and its data begin later than the month.
 */
export type LookupErrorCode =
  | 'offline-or-blocked'
  | 'timed-out'
  | 'http-status'
  | 'invalid-response'
  | 'before-series';

/** A failed lookup, as data: `createLookupClient` returns it, it does not throw it. */
export class LookupError extends Error {
  override readonly name = 'LookupError';
  readonly code: LookupErrorCode;
  /** The HTTP status; only with `http-status` and `before-series`. */
  // Declared only, so that the property is absent unless it is set.
  declare readonly status?: number;

  constructor(code: LookupErrorCode, message: string, status?: number) {
    super(message);
    this.code = code;
    if (status) this.status = status;
  }
}
