/** What one question asks the BLS public API v2 for. */
export interface BlsQuestion {
  readonly seriesid: readonly string[];
  readonly startyear: string;
  readonly endyear: string;
  readonly registrationkey?: string;
}

/**
 * Asks for every series at once, as far back as one question may go: 10 years, or 20 with a
 * registration key. Up to 25 series fit, or 50.
 * Source: https://www.bls.gov/developers/api_faqs.htm
 */
export function blsQuestion(
  seriesIds: readonly string[],
  thisYear: number,
  registrationKey: string | undefined,
): BlsQuestion {
  const yearsBack = registrationKey ? 19 : 9;
  return {
    seriesid: seriesIds,
    startyear: String(thisYear - yearsBack),
    endyear: String(thisYear),
    ...(registrationKey && { registrationkey: registrationKey }),
  };
}
