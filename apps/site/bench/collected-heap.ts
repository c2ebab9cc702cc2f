/** What a worker keeps once V8 has collected its garbage, which it does late where memory is plenty. */
import { once } from 'node:events';
import type { RunningWorker } from './baseline-worker.ts';

interface Reply {
  readonly id: number;
  readonly result?: { readonly [Size in (typeof SIZES)[number]]?: number };
}

/** What scripts hold, and their buffers; workerd's own heap is only known by the page. */
const SIZES = ['usedSize', 'backingStorageSize'] as const;

const COLLECTIONS = 3;

async function call(socket: WebSocket, method: string, id: number): Promise<Reply> {
  socket.send(JSON.stringify({ id, method }));
  for (;;) {
    const [{ data }] = await once(socket, 'message');
    const reply: Reply = JSON.parse(data); // the protocol's own
    if (reply.id === id) return reply;
  }
}

async function collect(socket: WebSocket, { origin }: RunningWorker, id: number): Promise<void> {
  let isDone = false;
  const collected = call(socket, 'HeapProfiler.collectGarbage', id).then(() => {
    isDone = true;
  });
  // workerd collects when the next request enters the worker.
  const request = () => fetch(`${origin}/api/`).then((response) => response.text());
  while (!isDone) await Promise.race([collected, request()]);
}

async function heapKiB(socket: WebSocket, id: number): Promise<number> {
  const { result } = await call(socket, 'Runtime.getHeapUsage', id);
  return SIZES.reduce((sum, size) => sum + (result?.[size] ?? Number.NaN), 0) / 1024;
}

/** The least of some, as the request that starts a collection may leave something behind it. */
export async function collectedHeapKiB(worker: RunningWorker): Promise<number> {
  const [{ webSocketDebuggerUrl }] = await (await fetch(worker.inspector)).json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  const measured: number[] = [];
  for (let id = 0; id < 2 * COLLECTIONS; id += 2) {
    await collect(socket, worker, id);
    measured.push(await heapKiB(socket, id + 1));
  }
  socket.close();
  return Math.min(...measured);
}
