import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { createLookupHandler } from '@tallycomb/inflation-core/lookup';
import { Hono } from 'hono';

const handler = createLookupHandler(cpiU);

export const app = new Hono();

app.all('/api/inflation/*', ({ req }) => handler(req.raw));
