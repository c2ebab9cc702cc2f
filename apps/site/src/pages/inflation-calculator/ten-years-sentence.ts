import { tenYearsText } from '@tallycomb/content/calculator';
import { movement } from '../../calculator/movement';
import { plainMoney } from '../../calculator/plain-money';
import { tenYearsFigures } from './ten-years-figures';

/** The oldest row of the table in words that stand alone wherever they are quoted. */
export function tenYearsSentence(): string {
  const { asOf, rows } = tenYearsFigures;
  const oldest = rows.at(-1);
  if (!oldest) return '';
  const revenue = plainMoney(tenYearsText.revenue);
  return `A salon that took in ${revenue} a year in ${oldest.since} needs ${oldest.needed} in ${asOf} to buy the same. Meanwhile all prices ${movement(oldest.all)} and salon prices ${movement(oldest.salons)}.`;
}
