/** The same site with a lookup that is down. */
export default {
  fetch(): Response {
    return new Response('down for maintenance', { status: 503, statusText: 'Service Unavailable' });
  },
};
