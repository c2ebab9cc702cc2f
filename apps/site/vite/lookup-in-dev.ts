/** `pnpm dev` answers /api/* with the very code that answers it in production. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import type * as Lookup from '../host/lookup.ts';

const toRequest = ({ url = '/', method = 'GET', headers }: IncomingMessage) =>
  new Request(new URL(url, 'http://localhost'), {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
  });

async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

export function lookupInDev(): Plugin {
  return {
    name: 'tallycomb:lookup-in-dev',
    configureServer(server) {
      const answer = async (request: IncomingMessage) => {
        const module = await server.ssrLoadModule('/host/lookup.ts');
        const { answerLookup } = module as typeof Lookup; // its own source
        return answerLookup(toRequest(request));
      };
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/api/')) return next();
        answer(request).then((given) => send(given, response), next);
      });
    },
  };
}
