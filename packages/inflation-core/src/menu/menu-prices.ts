import { partsOf, requireFinite, requireList, requireWhole } from '../argument-checks.ts';
import { toCents } from '../exact-cents.ts';
import type { OutOfRange } from '../inflation-error.ts';
import { priceChangeInPercent, roundPrice } from '../pricing/round-price.ts';
import { indexFor } from '../series/index-for.ts';
import type { IndexSeries } from '../series/index-series.ts';
import { inflate } from '../series/inflate.ts';
import type { MenuItem } from './menu-row.ts';
import type { PriceMark } from './read-price.ts';

/** A price carried to a series' newest month, in dollars to the cent; or why there is none. */
export type CarriedPrice =
  | { readonly ok: true; readonly amount: number }
  | ({ readonly ok: false } & OutOfRange);

/** Indexes and rounding of a menu's new prices. */
export interface MenuPricesOptions {
  /** All prices. */
  readonly prices: IndexSeries;
  /** Prices of salons. */
  readonly salons: IndexSeries;
  /** Dollars that the new price is rounded to, as `roundPrice` does. */
  readonly step: number;
}

/**
 * New prices of a service, with the mark of the price now. The last three follow
 * `keepsPace`, where it has an amount.
 */
export interface MenuPrices extends PriceMark {
  /** The price that buys what it bought when it last changed. */
  readonly keepsPace: CarriedPrice;
  /** The price that rose as salon prices did. */
  readonly withSalons: CarriedPrice;
  /** `keepsPace` to print, in dollars. */
  readonly rounded: number | undefined;
  /** From the price now to `rounded`, in per cent and unrounded. */
  readonly changeInPercent: number | undefined;
  /** More that `rounded` brings a month than the price now, in dollars; only with visits. */
  readonly changeAMonth: number | undefined;
}

/**
 * Carries a price of a menu from the month in which it last changed to the newest of each series.
 * A month that a series does not reach is refused as by `indexFor`. Throws `invalid-argument`,
 * `invalid-amount` and `invalid-month`.
 *
 * @example
 * const item = { service: 'Cut', price: 50, since: { year: 2019, month: 6 }, visits: 120 };
 * const found = menuPrices(item, { prices: cpiU, salons: personalCareServices, step: 1 });
 * found.keepsPace // => { ok: true, amount: 65.39 }
 * found.withSalons // => { ok: true, amount: 69.43 }
 * found.rounded // => 65
 * found.changeAMonth // => 1800
 * menuPrices({ ...item, from: true }, { prices: cpiU, salons: personalCareServices, step: 1 }).from // => true
 */
export function menuPrices(item: MenuItem, options: MenuPricesOptions): MenuPrices {
  const { prices, salons, step } = partsOf(options);
  const { visits = 0, from, unit } = partsOf(item);
  requireWhole('visits', visits, 0, 999_999);
  const keepsPace = carried(item, prices);
  const rounded = keepsPace.ok ? roundPrice(keepsPace.amount, step) : undefined;
  return {
    keepsPace,
    withSalons: carried(item, salons),
    rounded,
    changeInPercent: rounded && priceChangeInPercent({ from: item.price, to: rounded }),
    changeAMonth: rounded && changeAMonth(item, rounded),
    ...(from && { from }),
    ...(unit && { unit }),
  };
}

function carried(item: MenuItem, series: IndexSeries): CarriedPrice {
  const { price, since } = partsOf(item);
  const found = indexFor(series, since);
  if (!found.ok) return found;
  return { ok: true, amount: inflate(series, { amount: price, from: since }).amount };
}

function changeAMonth({ price, visits }: MenuItem, rounded: number): number | undefined {
  if (visits === undefined) return undefined;
  return ((toCents(rounded) - toCents(price)) * visits) / 100;
}

/** Sums and averages of a menu. */
export interface MenuTotals {
  /** Services that have a new price. */
  readonly services: number;
  /**
   * The mean change in per cent of services with visits, each counted once, or of all where none has
   * any, unrounded; `undefined` without a service.
   */
  readonly averageChangeInPercent: number | undefined;
  /** Services that have visits beside it. */
  readonly servicesWithVisits: number;
  /** The sum of what those bring a month, in dollars, to the cent. */
  readonly changeAMonth: number;
}

/**
 * Adds up the prices of a menu; a row that is not finished has none. Throws `invalid-argument`.
 *
 * @example
 * const item = { service: 'Cut', price: 50, since: { year: 2019, month: 6 }, visits: 120 };
 * const found = menuPrices(item, { prices: cpiU, salons: personalCareServices, step: 1 });
 * menuTotals([found, undefined]) // => { services: 1, averageChangeInPercent: 30, servicesWithVisits: 1, changeAMonth: 1800 }
 */
export function menuTotals(all: readonly (MenuPrices | undefined)[]): MenuTotals {
  requireList('all', all);
  const services = figuresOf(all, 'changeInPercent');
  const amounts = figuresOf(all, 'changeAMonth');
  const visited = all.filter((prices) => prices?.changeAMonth !== undefined);
  const changes = visited.length > 0 ? figuresOf(visited, 'changeInPercent') : services;
  return {
    services: services.length,
    averageChangeInPercent: changes.length > 0 ? sum(changes) / changes.length : undefined,
    servicesWithVisits: amounts.length,
    changeAMonth: sum(amounts.map(toCents)) / 100,
  };
}

function figuresOf(
  all: readonly (MenuPrices | undefined)[],
  figure: 'changeInPercent' | 'changeAMonth',
): readonly number[] {
  return all.flatMap((prices, at) => {
    const value = prices?.[figure] ?? undefined;
    if (value !== undefined) requireFinite(`all[${at}].${figure}`, value);
    return value ?? [];
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
