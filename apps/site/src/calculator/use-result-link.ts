import type { CalculatorInputs } from '@tallycomb/inflation-core';
import { useRef } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { isSelfNavigation, SELF_NAVIGATION } from '../session/history-entry';

/** Keeps the address a link to the result: ?date=06/2022&annualRevenue=500000. */
export function useResultLink() {
  const [query, setQuery] = useSearchParams();
  const { key, state, pathname, search } = useLocation();
  const navigationType = useNavigationType();
  const linkedSearch = useRef<string>(undefined);

  /** Not so while the code of the page that the visitor has left for is on its way. */
  const isStillHere = () =>
    window.location.pathname === pathname &&
    [search, linkedSearch.current].includes(window.location.search);

  const linkResult = ({ date, annualRevenue }: CalculatorInputs) => {
    if (!isStillHere()) return;
    const link = (current: URLSearchParams) => {
      current.set('date', date);
      current.set('annualRevenue', annualRevenue);
      return current;
    };
    setQuery(link, { replace: true, state: SELF_NAVIGATION });
    // The address has it at once, what is rendered a little later.
    linkedSearch.current = window.location.search;
  };

  return {
    /** Changes with every navigation, back and forward included. */
    historyKey: key,
    /** Whether a result gave itself this address: then it is not read as a link to follow. */
    isOwnLink: navigationType === 'REPLACE' && isSelfNavigation(state),
    queryInputs: { date: query.get('date'), annualRevenue: query.get('annualRevenue') },
    linkResult,
  };
}

export type QueryInputs = ReturnType<typeof useResultLink>['queryInputs'];
