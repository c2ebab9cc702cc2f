/** The bodies of the guides, in a module of their own so that lists load without them. */

import { claimsAsOf } from '../claims';
import inflationImpact from './inflation-impact/body.html';
import priceBenchmarking from './price-benchmarking/body.html';
import priceOptimization from './price-optimization/body.html';
import scenarioAnalysis from './scenario-analysis/body.html';

const dated = (html: string): string => html.replaceAll('{claimsAsOf}', claimsAsOf);

/** The body of each guide by its id: HTML, without the title. */
export const guideBodies: Readonly<Record<string, string>> = {
  'price-optimization': /* @__PURE__ */ dated(priceOptimization),
  'scenario-analysis': /* @__PURE__ */ dated(scenarioAnalysis),
  'price-benchmarking': /* @__PURE__ */ dated(priceBenchmarking),
  'inflation-impact': /* @__PURE__ */ dated(inflationImpact),
};
