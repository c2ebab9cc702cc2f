import { Agent, get } from 'node:http';

export interface FixedRate {
  readonly connections: number;
  readonly perSecond: number;
  readonly seconds: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds to the whole response, waiting for the connection included. */
function timeRequest(url: string, agent: Agent): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      const isGood = response.statusCode === 200;
      response.once('error', reject);
      response.once('end', () => resolve(isGood ? performance.now() - started : Number.NaN));
      response.resume();
    });
    request.once('error', reject);
  });
}

/**
 * Requests the addresses in turn, each over the next connection, at a fixed rate (an open model):
 * however long responses take, the next request starts when it is due. Gives the response times in
 * milliseconds; `NaN` where one failed.
 */
export async function pacedLoad(
  urls: readonly string[],
  { connections, perSecond, seconds }: FixedRate,
): Promise<number[]> {
  const agents = Array.from(
    { length: connections },
    () => new Agent({ keepAlive: true, maxSockets: 1 }),
  );
  const requestNth = (nth: number) => {
    const [url, agent] = [urls[nth % urls.length], agents[nth % connections]];
    return url && agent
      ? timeRequest(url, agent).catch(() => Number.NaN)
      : Promise.resolve(Number.NaN);
  };
  await Promise.all(agents.map((_, nth) => requestNth(nth))); // connects
  const started = performance.now();
  const requests: Promise<number>[] = [];
  for (let nth = 0; nth < perSecond * seconds; nth++) {
    const untilDue = started + (1000 * nth) / perSecond - performance.now();
    if (untilDue > 0) await pause(untilDue);
    requests.push(requestNth(nth));
  }
  const times = await Promise.all(requests);
  for (const agent of agents) agent.destroy();
  return times;
}
