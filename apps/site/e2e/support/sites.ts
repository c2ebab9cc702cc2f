/** Servers of the browser tests, on consecutive ports. */
const firstPort = Number(process.env.E2E_PORT ?? 4273);

const siteAt = (offset: number) => `http://localhost:${firstPort + offset}`;

export const sites = {
  /** Site on workerd, as in production. */
  real: siteAt(0),
  /** With an id for each third party, and with some addresses turned off. */
  thirdParty: siteAt(1),
  node: siteAt(2),
} as const;

/** First of four ports: the worker's and its debugger's, the baseline's and its debugger's. */
export const soakPort = firstPort + 3;

/** Port of a server whose log is read; HTTPS, which the Reporting API needs. */
export const loggedPort = firstPort + 9;
