import { createLookupHandler } from '@tallycomb/inflation-core/lookup';
import { cpiU } from '@tallycomb/inflation-core/series';
import { Hono } from 'hono';

const handler = createLookupHandler(cpiU);

export const app = new Hono();

app.all('/api/inflation/*', ({ req }) => handler(req.raw));
