import type { CalculatorInputs } from '@tallycomb/inflation-core';
import { useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { absoluteUrl } from '../../seo/page-info';
import { SELF_NAVIGATION } from '../../session/history-entry';

/** The page's query, and a setter that adds no history entry and does not scroll. */
export function useOwnQuery() {
  const query = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const changeQuery = (values: Readonly<Record<string, string | undefined>>) => {
    // Read from the address: the rendered query may be an older one.
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

/** Key of the calculation that a query asks for: its inputs without the region. */
function inputsKey(search: string): string {
  const query = new URLSearchParams(search);
  return `${query.get('date')} ${query.get('annualRevenue')}`;
}

/** Reads the page's address, and makes it a link to the result. */
export function useResultLink() {
  const [query, changeQuery] = useOwnQuery();
  const { key, state, pathname, search, hash } = useLocation();
  const navigationType = useNavigationType();
  const lastLinkedSearch = useRef<string>(undefined);

  /** False once the visitor has left for a page whose code is still loading. */
  const isStillHere = () =>
    window.location.pathname === pathname &&
    [search, lastLinkedSearch.current ?? search]
      .map(inputsKey)
      .includes(inputsKey(window.location.search));

  const linkResult = ({ date, annualRevenue }: CalculatorInputs) => {
    if (!isStillHere()) return;
    changeQuery({ date, annualRevenue });
    // The address changes at once, the rendered location a little later.
    lastLinkedSearch.current = window.location.search;
  };

  return {
    /** Changes with every navigation, back and forward included. */
    historyKey: key,
    /** True if `linkResult` set this address, which then asks for no calculation. */
    isOwnLink: navigationType === 'REPLACE' && state === SELF_NAVIGATION,
    search,
    hash,
    queryInputs: { date: query.get('date'), annualRevenue: query.get('annualRevenue') },
    linkResult,
  };
}

export type QueryInputs = ReturnType<typeof useResultLink>['queryInputs'];

const REVENUE = 'annualRevenue';

/** Query parameters of a shared link; others, such as a campaign's, are left out. */
const SHARED_PARAMETERS = ['date', 'region', REVENUE];

/**
 * The address for sharing a result, with the revenue only if wanted.
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
    ([name]) => SHARED_PARAMETERS.includes(name) && (withRevenue || name !== REVENUE),
  );
  // A slash needs no escape in a query, and is easier to read and to type.
  const query = new URLSearchParams(shared).toString().replaceAll('%2F', '/');
  return absoluteUrl(`/inflation-calculator${query && '?'}${query}`);
}
