/** What the form begins with: what was typed before hydration, then what the link says. */
import { type CalculatorInputs, maskMonth, maskRevenue } from '@tallycomb/inflation-core';
import { maskWhole } from './masked-input';
import type { LinkedInputs } from './use-result-link';

export interface FirstInputs {
  readonly inputs: CalculatorInputs;
  /** A link with both fields, filled or not, asks for an answer; typing waits for Calculate. */
  readonly isAsked: boolean;
}

const withoutBlanks = (text: string) => text.replace(/[$,\s]/g, '');

/** A link's revenue as it stands where the mask would make another number of it: -5 is not 5. */
function faithfulRevenue(text: string): string {
  const masked = maskWhole(maskRevenue, text);
  return masked === withoutBlanks(text) ? masked : text;
}

/** What a link has put into a field is the link's, not typed. */
const unlessLinked = (typed: string, linked: string | null) => (typed === linked ? '' : typed);

export function firstInputs(found: CalculatorInputs, linked: LinkedInputs): FirstInputs {
  const { date, annualRevenue } = linked;
  const typed = {
    date: unlessLinked(found.date, date),
    annualRevenue: unlessLinked(found.annualRevenue, annualRevenue),
  };
  return {
    inputs: {
      date: maskWhole(maskMonth, typed.date || (date ?? '')),
      annualRevenue: typed.annualRevenue
        ? maskWhole(maskRevenue, typed.annualRevenue)
        : faithfulRevenue(annualRevenue ?? ''),
    },
    isAsked: date !== null && annualRevenue !== null && !typed.date && !typed.annualRevenue,
  };
}
