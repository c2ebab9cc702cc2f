import type { CalculatorInputs } from '@tallycomb/inflation-core';
import { useRef } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** Marks the address that a result gave itself, so that it is not read as a link to follow. */
const OWN = { isOwnResult: true } as const;

/** Keeps the address a link to the result: ?date=06/2022&annualRevenue=500000. */
export function useResultLink() {
  const [parameters, setParameters] = useSearchParams();
  const { key, state, pathname, search } = useLocation();
  const isOwn = useNavigationType() === 'REPLACE' && state?.isOwnResult === true;
  const ownSearch = useRef<string>(undefined);
  const known = (shown: string) => shown === search || shown === ownSearch.current;
  const remember = ({ date, annualRevenue }: CalculatorInputs) => {
    // The visitor is on the way to another page, whose code is not there yet.
    if (window.location.pathname !== pathname || !known(window.location.search)) return;
    setParameters(
      (current) => {
        current.set('date', date);
        current.set('annualRevenue', annualRevenue);
        return current;
      },
      { replace: true, preventScrollReset: true, state: OWN },
    );
    // The address has it at once, what is rendered a little later.
    ownSearch.current = window.location.search;
  };
  return {
    /** Changes with every navigation, back and forward included. */
    visit: key,
    isOwn,
    linked: { date: parameters.get('date'), annualRevenue: parameters.get('annualRevenue') },
    remember,
  };
}

export type LinkedInputs = ReturnType<typeof useResultLink>['linked'];
