import { Agent, get } from 'node:http';

export interface Pace {
  readonly connections: number;
  readonly perSecond: number;
  readonly seconds: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds from asking to the whole answer, waiting for the connection included. */
function ask(url: string, agent: Agent): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (answer) => {
      const isGood = answer.statusCode === 200;
      answer.once('error', reject);
      answer.once('end', () => resolve(isGood ? performance.now() - started : Number.NaN));
      answer.resume();
    });
    request.once('error', reject);
  });
}

/**
 * Asks for the addresses in turn, each over the next connection, at a pace of its own: however long
 * answers take, the next is asked when it is due, as visitors do. Gives how long each answer took, in
 * milliseconds; `NaN` where it failed.
 */
export async function pacedLoad(
  urls: readonly string[],
  { connections, perSecond, seconds }: Pace,
): Promise<number[]> {
  const agents = Array.from(
    { length: connections },
    () => new Agent({ keepAlive: true, maxSockets: 1 }),
  );
  const askNth = (nth: number) => {
    const [url, agent] = [urls[nth % urls.length], agents[nth % connections]];
    return url && agent ? ask(url, agent).catch(() => Number.NaN) : Promise.resolve(Number.NaN);
  };
  await Promise.all(agents.map((_, nth) => askNth(nth))); // connects
  const started = performance.now();
  const asked: Promise<number>[] = [];
  for (let nth = 0; nth < perSecond * seconds; nth++) {
    const untilDue = started + (1000 * nth) / perSecond - performance.now();
    if (untilDue > 0) await pause(untilDue);
    asked.push(askNth(nth));
  }
  const took = await Promise.all(asked);
  for (const agent of agents) agent.destroy();
  return took;
}
