import { addressOf } from '../seo/address';

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
  return addressOf(`/inflation-calculator${query && '?'}${query}`);
}
