export type { MenuField, MenuPeriod } from './column-names';
export { type DecodedMenu, decodeMenu, type NoMenuKind } from './decode-menu';
export type { ChosenColumns, MenuCandidate, MenuColumn } from './map-columns';
export { menuCsv } from './menu-csv';
export type {
  DecisionCode,
  LeftOutKind,
  LeftOutLine,
  MenuLine,
  ServiceSource,
  UndecidedLine,
} from './menu-line';
export { menuMonth } from './menu-month';
export {
  type CarriedPrice,
  type MenuPrices,
  type MenuPricesOptions,
  type MenuTotals,
  menuPrices,
  menuTotals,
} from './menu-prices';
export {
  type MenuIssue,
  type MenuItem,
  type MenuRow,
  type MenuRowReading,
  readMenuRow,
} from './menu-row';
export { type ParsedMenu, type ParseMenuOptions, parseMenu } from './parse-menu';
export type { PriceMark } from './read-price';
