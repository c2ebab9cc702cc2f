/** The servers of the browser tests, on ports in a row: the built site, on workerd but for one. */
const firstPort = Number(process.env.E2E_PORT ?? 4273);

const siteAt = (offset: number) => `http://localhost:${firstPort + offset}`;

export const sites = {
  real: siteAt(0),
  failingLookup: siteAt(1),
  /** Built with an id for each third party. */
  thirdParty: siteAt(2),
  /** On Node. */
  node: siteAt(7),
} as const;

/** Of four in a row: the worker's and its debugger's, the baseline's and its debugger's. */
export const soakPort = firstPort + 3;

/** Over HTTPS, without which no browser uses the Reporting API, and with its log read. */
export const loggedPort = firstPort + 9;
