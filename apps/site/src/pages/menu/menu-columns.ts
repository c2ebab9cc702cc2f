/**
 * Columns of the menu: what the visitor types in a row, and what is worked out from it.
 * CONTRIBUTING lists the other files of a new column, under "Add a column to the menu".
 */
import { type MenuTableColumn, menuTableText } from '@tallycomb/content/calculator';
import type { MenuPrices, MenuRow } from '@tallycomb/inflation-core/menu';
import { plainMoney, wholePercent } from '../../calculator/figures/figures';
import { priceOrReason, signedMoney } from './figures';

/** A row with nothing typed. A key added here makes stored menus without it unreadable. */
export const BLANK: MenuRow = { service: '', price: '', since: '', visits: '' };

/** Attributes of each field's input, in their order in a row. The level has one where a list has levels. */
export const FIELDS = {
  service: {},
  level: {},
  price: { inputMode: 'decimal' },
  since: { inputMode: 'numeric', placeholder: 'MM/YYYY' },
  visits: { inputMode: 'numeric' },
} as const satisfies Partial<Record<keyof MenuRow, object>>;

export type RowField = keyof typeof FIELDS;

export const LABELS: Readonly<Record<RowField, string>> = {
  ...menuTableText.columns,
  level: menuTableText.level,
};

/** A figure of a priced row: its number, to sort by, and its text. */
interface Figure {
  readonly valueOf: (prices: MenuPrices) => number | undefined;
  readonly textOf: (prices: MenuPrices) => string | undefined;
}

const carried = (which: 'keepsPace' | 'withSalons'): Figure => ({
  valueOf: ({ [which]: price }) => (price.ok ? price.amount : undefined),
  textOf: ({ [which]: price }) => priceOrReason(price),
});

const computed = (
  which: 'rounded' | 'changeInPercent' | 'changeAMonth',
  format: (value: number) => string,
): Figure => ({
  valueOf: ({ [which]: value }) => value,
  textOf: ({ [which]: value }) => (value === undefined ? undefined : format(value)),
});

export const FIGURES = {
  newPrice: computed('rounded', plainMoney),
  keepsPace: carried('keepsPace'),
  withSalons: carried('withSalons'),
  changeInPercent: computed('changeInPercent', wholePercent),
  changeAMonth: computed('changeAMonth', signedMoney),
} as const satisfies Partial<Record<MenuTableColumn, Figure>>;

export type FigureName = keyof typeof FIGURES;
