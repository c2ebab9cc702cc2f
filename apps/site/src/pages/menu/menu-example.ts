import type { MenuColumn } from '@tallycomb/content/calculator';

export interface MenuExample {
  /** The row as it would be pasted, in words. */
  readonly row: string;
  /** What the page works out from it, written out. */
  readonly prices: readonly (readonly [column: MenuColumn, price: string])[];
  /** In dollars. */
  readonly changeAMonth: number;
}

declare const __MENU_EXAMPLE__: MenuExample;

/** Computed when the site is built (vite/menu-example.ts): the indexes themselves stay there. */
export const menuExample: MenuExample = __MENU_EXAMPLE__;
