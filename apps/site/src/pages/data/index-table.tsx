import { dataPageText } from '@tallycomb/content/calculator';
import { Container, DataTable, Heading, Section } from '@tallycomb/ui';
import * as styles from './index-table.css';
import type { IndexRow, ListedSeries } from './price-indexes-data';

interface IndexTableProps {
  readonly kind: 'months' | 'years';
  readonly series: readonly ListedSeries[];
  readonly rows: readonly IndexRow[];
}

const DECIMALS = 3;

/** Each month's or each year's index, a column a series. */
export function IndexTable({ kind, series, rows }: IndexTableProps) {
  const text = dataPageText[kind];
  const period = { key: 'period', header: text.column };
  const figures = series.map(
    ({ slug, label }) => ({ key: slug, header: label, align: 'right' }) as const,
  );
  const tableRows = rows.map(({ label, indexes }) => ({
    id: label,
    cells: {
      period: label,
      ...Object.fromEntries(
        series.map(({ slug }, at) => [
          slug,
          indexes[at]?.toFixed(DECIMALS) ?? dataPageText.noValue,
        ]),
      ),
    },
  }));
  return (
    <Section background={kind === 'months' ? 'wash' : 'page'} aria-labelledby={kind}>
      <Container>
        <Heading level={2} id={kind}>
          {text.heading}
        </Heading>
        <div className={styles.region}>
          <DataTable
            className={styles.table}
            caption={text.lead}
            columns={[period, ...figures]}
            rows={tableRows}
            rowHeaderKey="period"
          />
        </div>
      </Container>
    </Section>
  );
}
