/** The same site with a lookup that is down, or fails in the way that the revenue asks for. */
import { REPORTS_PATH } from '../../host/reports.ts';

/** Half an answer, then the connection breaks. */
function truncated(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[{"date":"2026-08-01","amo'));
      setTimeout(() => controller.error(new Error('cut off')), 50);
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}

const FAULTS: Readonly<Record<string, () => Response>> = {
  '429.00': () => new Response('slow down', { status: 429, headers: { 'Retry-After': '60' } }),
  '500.00': () => Response.json([{ date: '2026-08-01', amount: 1 }], { status: 500 }),
  '200.00': () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
  '206.00': truncated,
};

const down = () =>
  new Response('down for maintenance', { status: 503, statusText: 'Service Unavailable' });

export default {
  fetch(request: Request): Response {
    const { pathname } = new URL(request.url);
    if (pathname === REPORTS_PATH) return new Response(null, { status: 204 });
    const [revenue = ''] = pathname.split('/').slice(-2);
    return (FAULTS[revenue] ?? down)();
  },
};
