export type {
  ChosenColumns,
  MenuCandidate,
  MenuColumn,
  MenuField,
  MenuPeriod,
} from './column-names.ts';
export { type DecodedMenu, decodeMenu, type NoMenuKind } from './decode-menu.ts';
export { menuCsv } from './menu-csv.ts';
export {
  type CarriedPrice,
  type MenuPrices,
  type MenuPricesOptions,
  type MenuTotals,
  menuPrices,
  menuTotals,
} from './menu-prices.ts';
export {
  type MenuIssue,
  type MenuItem,
  type MenuRow,
  type MenuRowReading,
  menuMonth,
  readMenuRow,
} from './menu-row.ts';
export type {
  DecisionCode,
  LeftOutKind,
  LeftOutLine,
  MenuLine,
  ServiceSource,
  UndecidedLine,
} from './outcomes.ts';
export { type ParsedMenu, type ParseMenuOptions, parseMenu } from './parse-menu.ts';
export type { PriceMark } from './read-price.ts';
export { maskPrice, normalizePrice } from './read-price.ts';
export { foreignCurrencies } from './tokens.ts';
