import { yearPageText } from '@tallycomb/content/calculator';
import { formatMoney, formatPercent } from '@tallycomb/inflation-core';
import { Container, DataTable, Heading, Lead, Section } from '@tallycomb/ui';
import { shortMonth } from '../../calculator/month-axis';
import { tableNote } from './sentences';
import type { YearData, YearPeriod } from './year-data';
import * as styles from './year-table.css';

const { table } = yearPageText;

const columns = [
  { key: 'period', header: table.columns.period },
  { key: 'prices', header: table.columns.prices, align: 'right' },
  { key: 'pricesChange', header: table.columns.pricesChange, align: 'right' },
  { key: 'salons', header: table.columns.salons, align: 'right', emphasis: true },
  { key: 'salonsChange', header: table.columns.salonsChange, align: 'right' },
] as const;

const changeText = (change: number | undefined) =>
  change === undefined ? table.noChange : formatPercent(change, 1);

const rowOf = ({ label, prices, salons, pricesChange, salonsChange }: YearPeriod) => ({
  id: label,
  cells: {
    period: shortMonth(label),
    prices: formatMoney(prices),
    pricesChange: changeText(pricesChange),
    salons: formatMoney(salons),
    salonsChange: changeText(salonsChange),
  },
});

export function YearTable({ data }: { readonly data: YearData }) {
  return (
    <Section background="page" aria-labelledby="year-by-year">
      <Container>
        <Heading level={2} id="year-by-year">
          {table.heading}
        </Heading>
        <Lead className={styles.lead}>{table.lead}</Lead>
        <div className={styles.region}>
          <DataTable
            className={styles.table}
            caption={tableNote(data)}
            columns={columns}
            rows={data.periods.map(rowOf)}
            rowHeaderKey="period"
          />
        </div>
      </Container>
    </Section>
  );
}
