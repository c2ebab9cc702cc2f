/** What the form begins with: what was typed before hydration, then what the address says. */
import type { CalculatorInputs } from '@tallycomb/inflation-core';
import type { FieldRules } from './attach-mask';
import { MONTH_RULES, REVENUE_RULES } from './use-masked-input';
import type { QueryInputs } from './use-result-link';

export interface InitialInputs {
  readonly inputs: CalculatorInputs;
  /** The same as they came. */
  readonly texts: CalculatorInputs;
  /** An address with both fields, filled or not, asks for an answer; typing waits for Calculate. */
  readonly isAsked: boolean;
}

/** As the field holds it; as it stands where it is not understood: -5 is not 5. */
const standing = ({ normalize }: FieldRules, text: string) => normalize(text) ?? text;

/** What the address has put into a field is the address's, not typed. */
const unlessFromQuery = (typed: string, queried: string | null) => (typed === queried ? '' : typed);

export function initialInputs(typed: CalculatorInputs, query: QueryInputs): InitialInputs {
  const date = unlessFromQuery(typed.date, query.date);
  const annualRevenue = unlessFromQuery(typed.annualRevenue, query.annualRevenue);
  const texts = {
    date: date || (query.date ?? ''),
    annualRevenue: annualRevenue || (query.annualRevenue ?? ''),
  };
  return {
    inputs: {
      date: standing(MONTH_RULES, texts.date),
      annualRevenue: standing(REVENUE_RULES, texts.annualRevenue),
    },
    texts,
    isAsked: query.date !== null && query.annualRevenue !== null && !date && !annualRevenue,
  };
}
