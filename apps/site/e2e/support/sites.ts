/** The servers of the browser tests, on ports in a row. */
const firstPort = Number(process.env.E2E_PORT ?? 4273);

const siteAt = (offset: number) => `http://localhost:${firstPort + offset}`;

export const sites = {
  /** On workerd, as production is. */
  real: siteAt(0),
  /** Built with an id for each third party, and with addresses turned off. */
  thirdParty: siteAt(1),
  node: siteAt(2),
} as const;

/** Of four in a row: the worker's and its debugger's, the baseline's and its debugger's. */
export const soakPort = firstPort + 3;

/** Over HTTPS, without which no browser uses the Reporting API, and with its log read. */
export const loggedPort = firstPort + 9;
