/** A published value as text, or `-` for a month that the bureau says it will not publish. */
export type MonthlyValues = ReadonlyMap<string, string>;

export type BlsAnswer =
  | { readonly ok: true; readonly values: MonthlyValues }
  | {
      readonly ok: false;
      /** `refused`: the API's own status; `malformed`: not the documented shape. */
      readonly code: 'refused' | 'malformed';
      readonly message: string;
    };

type Failure = Extract<BlsAnswer, { ok: false }>;

/**
 * Reads one series out of an answer of the BLS public API v2, by month (`YYYY-MM`) in ascending
 * order. M13 is the annual average and is left out.
 * Source: https://www.bls.gov/developers/api_signature_v2.htm
 */
export function parseBlsAnswer(body: unknown, seriesId: string): BlsAnswer {
  const { status, message, Results: results } = asRecord(body);
  if (status !== 'REQUEST_SUCCEEDED') return refused(status, message);
  const [found, ...others] = asArray(asRecord(results).series)
    .map(asRecord)
    .filter((series) => series.seriesID === seriesId);
  if (!found) return malformed(`It holds no series ${seriesId}.`);
  if (others.length > 0) return malformed(`It holds series ${seriesId} twice.`);

  const values = new Map<string, string>();
  for (const item of asArray(found.data).map(asRecord)) {
    const { year, period, value } = item;
    if (period === 'M13') continue;
    const month = `${year}-${String(period).slice(1)}`;
    const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(month) && /^M/.test(String(period));
    if (!isMonth || !isValue(value)) return malformed(`Item ${JSON.stringify(item)} is no month.`);
    if (values.has(month)) return malformed(`It holds ${month} twice.`);
    values.set(month, value === '-' ? value : String(Number(value)));
  }
  if (values.size === 0)
    return malformed([`Series ${seriesId} is empty.`, ...asArray(message)].join(' '));
  return { ok: true, values: new Map([...values].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

function isValue(value: unknown): value is string {
  return value === '-' || (typeof value === 'string' && /^\d+(\.\d{1,3})?$/.test(value));
}

function refused(status: unknown, message: unknown): Failure {
  const why = asArray(message).join(' ') || 'it gives no reason.';
  return { ok: false, code: 'refused', message: `BLS answered ${status}: ${why}` };
}

function malformed(message: string): Failure {
  return { ok: false, code: 'malformed', message: `The BLS answer cannot be read. ${message}` };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
