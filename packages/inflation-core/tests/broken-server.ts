import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** Serves on a free local port while `use` runs, then cuts every connection. */
export async function withServer(
  listener: RequestListener,
  use: (baseUrl: string) => Promise<void>,
): Promise<void> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  try {
    await use(`http://127.0.0.1:${address.port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
