/** What the form begins with: what was typed before hydration, then what the address says. */
import { type CalculatorInputs, maskMonth, maskRevenue } from '@tallycomb/inflation-core';
import { maskWhole } from './masked-input';
import type { QueryInputs } from './use-result-link';

export interface InitialInputs {
  readonly inputs: CalculatorInputs;
  /** An address with both fields, filled or not, asks for an answer; typing waits for Calculate. */
  readonly isAsked: boolean;
}

const withoutBlanks = (text: string) => text.replace(/[$,\s]/g, '');

/** The address's revenue as it stands where the mask would make another number of it: -5 is not 5. */
function faithfulRevenue(text: string): string {
  const masked = maskWhole(maskRevenue, text);
  return masked === withoutBlanks(text) ? masked : text;
}

/** What the address has put into a field is the address's, not typed. */
const unlessFromQuery = (typed: string, queried: string | null) => (typed === queried ? '' : typed);

export function initialInputs(typed: CalculatorInputs, query: QueryInputs): InitialInputs {
  const date = unlessFromQuery(typed.date, query.date);
  const annualRevenue = unlessFromQuery(typed.annualRevenue, query.annualRevenue);
  return {
    inputs: {
      date: maskWhole(maskMonth, date || (query.date ?? '')),
      annualRevenue: annualRevenue
        ? maskWhole(maskRevenue, annualRevenue)
        : faithfulRevenue(query.annualRevenue ?? ''),
    },
    isAsked: query.date !== null && query.annualRevenue !== null && !date && !annualRevenue,
  };
}
