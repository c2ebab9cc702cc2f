import type { CalculatorInputs } from '@tallycomb/inflation-core';
import { useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { SELF_NAVIGATION } from '../session/history-entry';
import { useOwnQuery } from './use-own-query';

/** What a query asks for; a region chosen meanwhile asks for nothing else. */
function askedIn(search: string): string {
  const query = new URLSearchParams(search);
  return `${query.get('date')} ${query.get('annualRevenue')}`;
}

/** Keeps the address a link to the result: ?date=06/2022&annualRevenue=500000. */
export function useResultLink() {
  const [query, changeQuery] = useOwnQuery();
  const { key, state, pathname, search, hash } = useLocation();
  const navigationType = useNavigationType();
  const linkedSearch = useRef<string>(undefined);

  /** Not so while the code of the page that the visitor has left for is on its way. */
  const isStillHere = () =>
    window.location.pathname === pathname &&
    [search, linkedSearch.current ?? search].map(askedIn).includes(askedIn(window.location.search));

  const linkResult = ({ date, annualRevenue }: CalculatorInputs) => {
    if (!isStillHere()) return;
    changeQuery({ date, annualRevenue });
    // The address has it at once, what is rendered a little later.
    linkedSearch.current = window.location.search;
  };

  return {
    /** Changes with every navigation, back and forward included. */
    historyKey: key,
    /** Whether a result gave itself this address: then it is not read as a link to follow. */
    isOwnLink: navigationType === 'REPLACE' && state === SELF_NAVIGATION,
    /** What the address asks for, whichever section of the page it leads to. */
    search,
    hash,
    queryInputs: { date: query.get('date'), annualRevenue: query.get('annualRevenue') },
    linkResult,
  };
}

export type QueryInputs = ReturnType<typeof useResultLink>['queryInputs'];
