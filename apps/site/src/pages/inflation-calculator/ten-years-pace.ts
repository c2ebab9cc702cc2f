export interface TenYearsPace {
  /** Over which months, and what it came to. */
  readonly label: string;
  /** The index of all prices, month by month. */
  readonly values: readonly number[];
}

declare const __TEN_YEARS_PACE__: TenYearsPace;

/** Apart from the figures of the table, which frames on other sites do without. */
export const tenYearsPace: TenYearsPace = __TEN_YEARS_PACE__;
