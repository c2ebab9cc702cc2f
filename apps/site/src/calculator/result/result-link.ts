import type { CalculatorInputs } from '@tallycomb/inflation-core';
import { useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { absoluteUrl } from '../../seo/page-info';
import { SELF_NAVIGATION } from '../../session/history-entry';

/** The page's query, and what changes it without a step in the history or a scroll. */
export function useOwnQuery() {
  const query = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const changeQuery = (values: Readonly<Record<string, string | undefined>>) => {
    // The address's own: what is rendered may still be the query before.
    const changed = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) changed.delete(name);
      else changed.set(name, value);
    }
    const { hash } = window.location;
    navigate({ search: changed.toString(), hash }, { replace: true, state: SELF_NAVIGATION });
  };
  return [query, changeQuery] as const;
}

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

const REVENUE = 'annualRevenue';

/** What a link to a result may hold; campaigns and the like are the visitor's own. */
const SHARED = ['date', 'region', REVENUE];

/**
 * The address to pass on, from that of the result: without the revenue unless it is wanted.
 *
 * @example
 * shareLink('?date=06%2F2019&annualRevenue=250000', { withRevenue: false })
 * // => 'https://tallycomb.example.com/inflation-calculator?date=06/2019'
 */
export function shareLink(
  search: string,
  { withRevenue }: { readonly withRevenue: boolean },
): string {
  const shared = [...new URLSearchParams(search)].filter(
    ([name]) => SHARED.includes(name) && (withRevenue || name !== REVENUE),
  );
  // A slash needs no escape in a query, and is easier to read and to type.
  const query = new URLSearchParams(shared).toString().replaceAll('%2F', '/');
  return absoluteUrl(`/inflation-calculator${query && '?'}${query}`);
}
