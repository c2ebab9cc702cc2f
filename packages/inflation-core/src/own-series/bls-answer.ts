/** Where the public API of the Bureau of Labor Statistics, version 2, is asked. */
export const BLS_ADDRESS = 'https://api.bls.gov/publicAPI/v2/timeseries/data/';

/**
 * The request for some series, as far back from a year as one may go: 10 years, or 20 with a
 * registration key; without a year the bureau's own choice, the last three. Up to 25 series fit, or 50.
 * Source: https://www.bls.gov/developers/api_faqs.htm
 */
export function blsRequest(seriesIds: readonly string[], year?: number, key?: string): RequestInit {
  const years = year && { startyear: String(year - (key ? 19 : 9)), endyear: String(year) };
  const question = { seriesid: seriesIds, ...years, ...(key && { registrationkey: key }) };
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
  };
}

/** What the bureau publishes of a series: months as `YYYY-MM`, ascending. */
export interface PublishedMonths {
  readonly points: readonly { readonly month: string; readonly index: number }[];
  /** Which it says it will not publish. */
  readonly missing: readonly string[];
}

export type BlsAnswer =
  | ({ readonly ok: true } & PublishedMonths)
  | {
      readonly ok: false;
      /** `refused`: the API's own status; `invalid-response`: not the documented shape. */
      readonly code: 'refused' | 'invalid-response';
      readonly message: string;
    };

type Failure = Extract<BlsAnswer, { ok: false }>;

/**
 * Reads one series out of the text of an answer. M13 is the annual average and is left out.
 * Source: https://www.bls.gov/developers/api_signature_v2.htm
 */
export function parseBlsAnswer(text: string, seriesId: string): BlsAnswer {
  const body = parseJson(text);
  if (body === undefined) return malformed('It is no JSON, or not all of it.');
  const { status, message, Results: results } = asRecord(body);
  if (typeof status !== 'string') return malformed('It has no status.');
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
    values.set(month, value);
  }
  if (values.size === 0)
    return malformed([`Series ${seriesId} is empty.`, ...asArray(message)].join(' '));
  const months = [...values.keys()].sort();
  const isPublished = (month: string) => values.get(month) !== '-';
  return {
    ok: true,
    points: months
      .filter(isPublished)
      .map((month) => ({ month, index: Number(values.get(month)) })),
    missing: months.filter((month) => !isPublished(month)),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isValue(value: unknown): value is string {
  return value === '-' || (typeof value === 'string' && /^\d+(\.\d{1,3})?$/.test(value));
}

function refused(status: string, message: unknown): Failure {
  const why = asArray(message).join(' ') || 'it gives no reason.';
  return { ok: false, code: 'refused', message: `BLS answered ${status}: ${why}` };
}

function malformed(message: string): Failure {
  return {
    ok: false,
    code: 'invalid-response',
    message: `The BLS answer cannot be read. ${message}`,
  };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
