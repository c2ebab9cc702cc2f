import { createLookupHandler } from '@tallycomb/inflation-core/lookup';
import { cpiU } from '@tallycomb/inflation-core/series';
import express from 'express';

const handler = createLookupHandler(cpiU);

export const app = express();

app.use('/api/inflation', async (request, response) => {
  const { method, originalUrl } = request;
  if (method === 'TRACE') return void response.sendStatus(405); // which no `Request` may have
  const headers = { 'If-None-Match': request.get('If-None-Match') ?? '' };
  const answer = await handler(new Request(`http://localhost${originalUrl}`, { method, headers }));
  response.status(answer.status).set(Object.fromEntries(answer.headers));
  if (method === 'HEAD') response.end();
  else response.send(Buffer.from(await answer.arrayBuffer()));
});
