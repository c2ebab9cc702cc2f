export { menuCsv } from './menu-csv';
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
  menuMonth,
  readMenuRow,
} from './menu-row';
export {
  type ParsedMenu,
  type ParseMenuOptions,
  parseMenu,
  type RejectedRow,
} from './parse-menu';
