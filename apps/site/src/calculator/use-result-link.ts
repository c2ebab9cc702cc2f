import type { CalculatorInputs } from '@tallycomb/inflation-core';
import { useSearchParams } from 'react-router-dom';

/** Keeps the address a link to the result: ?date=06/2022&annualRevenue=500000. */
export function useResultLink() {
  const [parameters, setParameters] = useSearchParams();
  const linked: CalculatorInputs = {
    date: parameters.get('date') ?? '',
    annualRevenue: parameters.get('annualRevenue') ?? '',
  };
  const remember = ({ date, annualRevenue }: CalculatorInputs) =>
    setParameters({ date, annualRevenue }, { replace: true, preventScrollReset: true });
  return { linked, remember };
}
