/** Typed texts and the specified masks' values of them. */
export const TYPED = {
  annualRevenue: [
    ['a250000', '250000'],
    ['1.2.3', '1.23'],
    ['12.345', '12.34'],
    ['$1,250,000.50', '1250000.50'],
  ],
  date: [
    ['062019', '06/2019'],
    ['06/2019x', '06/2019'],
    ['06.2019', '06/2019'],
  ],
} as const;
