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

export interface AskOptions {
  readonly address: string;
  readonly timeoutMs: number;
}

/**
 * Asks the BLS public API v2 once and gives its JSON. Whatever else comes is an error whose message
 * is a sentence: what came, and what to do where there is something.
 */
export async function askBls(question: BlsQuestion, options: AskOptions): Promise<unknown> {
  const { status, text } = await post(question, options);
  if (status !== 200)
    throw new Error(`BLS answered with status ${status}. The next run asks again.`);
  if (/^\s*</.test(text))
    throw new Error('BLS answered with a page of HTML instead of data. The next run asks again.');
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The BLS answer is no JSON, or not all of it.');
  }
}

async function post(question: BlsQuestion, { address, timeoutMs }: AskOptions) {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw new Error(whyUnanswered(error, timeoutMs), { cause: error });
  }
}

function whyUnanswered(error: unknown, timeoutMs: number): string {
  const { name, message, cause } = error as Error; // fetch throws nothing else
  if (name === 'TimeoutError') return `BLS did not answer within ${timeoutMs / 1000} seconds.`;
  const why = cause instanceof Error ? cause.message : message;
  return `BLS could not be reached, or broke its answer off: ${why}.`;
}
