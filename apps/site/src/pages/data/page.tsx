import { dataPageText } from '@tallycomb/content/calculator';
import { formatPercent } from '@tallycomb/inflation-core';
import { Accordion, Container, DataTable, Heading, Section, Split, TextLink } from '@tallycomb/ui';
import type { PageProps } from '../../page-loading/page-parts';
import { PageSections } from '../../page-sections';
import { TitledSection } from '../../titled-section';
import type { IndexRow, ListedSeries, PriceIndexesData } from './data.server';
import { DataHead } from './data-head';
import { info } from './info';
import * as styles from './page.css';

interface IndexTableProps {
  readonly kind: 'months' | 'years';
  readonly series: readonly ListedSeries[];
  readonly rows: readonly IndexRow[];
}

const DECIMALS = 3;

interface IndexCellProps {
  readonly index: number | null | undefined;
  readonly change: number | null | undefined;
}

/** An index with its change over twelve months. */
const IndexCell = ({ index, change }: IndexCellProps) => (
  <>
    {index?.toFixed(DECIMALS) ?? dataPageText.noValue}
    {change == null ? null : <span className={styles.change}> {formatPercent(change, 1)}</span>}
  </>
);

/** Indexes by month or year, with a column for each series. */
function IndexTable({ kind, series, rows }: IndexTableProps) {
  const { heading, column, lead } = dataPageText[kind];
  const period = { key: 'period', header: column };
  const figures = series.map(
    ({ slug, label }) => ({ key: slug, header: label, align: 'right' }) as const,
  );
  const tableRows = rows.map(({ label, indexes, changes }) => ({
    id: label,
    cells: {
      period: label,
      ...Object.fromEntries(
        series.map(({ slug }, at) => [
          slug,
          <IndexCell key={slug} index={indexes[at]} change={changes?.[at]} />,
        ]),
      ),
    },
  }));
  return (
    <TitledSection background="page" id={kind} text={{ heading }}>
      <div className={styles.tableRegion}>
        <p className={styles.swipe}>{dataPageText.swipe}</p>
        <DataTable
          className={styles.table}
          caption={lead}
          columns={[period, ...figures]}
          rows={tableRows}
          rowHeaderKey="period"
        />
      </div>
    </TitledSection>
  );
}

const { shape, method, license, links } = dataPageText;

const noteLinks = [
  { href: license.address, label: license.label },
  { href: '/inflation-calculator/years', label: links.years },
  { href: '/inflation-calculator', label: links.calculator },
];

const columns = [
  { key: 'name', header: shape.columns.name },
  { key: 'meaning', header: shape.columns.meaning },
] as const;

const rows = shape.fields.map(({ name, meaning }) => ({
  id: name,
  cells: { name: <code className={styles.field}>{name}</code>, meaning },
}));

const shapeOfFiles = (
  <div className={styles.notes}>
    <DataTable caption={shape.lead} columns={columns} rows={rows} rowHeaderKey="name" />
    <p>{shape.csv}</p>
  </div>
);

/** Notes on sources, license and the shape of the files. */
function DataNotes() {
  return (
    <Section background="wash">
      <Container>
        <Split>
          <div className={styles.notes}>
            <Heading level={2} id="method">
              {method.heading}
            </Heading>
            {method.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className={styles.notes}>
            <Heading level={2} size="h3" id="license">
              {license.heading}
            </Heading>
            {license.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <ul className={styles.noteLinks}>
              {noteLinks.map(({ href, label }) => (
                <li key={href}>
                  <TextLink href={href} className={styles.noteLink}>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
            <Accordion
              items={[{ id: 'shape', question: shape.heading, answer: shapeOfFiles }]}
              headingLevel={2}
            />
          </div>
        </Split>
      </Container>
    </Section>
  );
}

export function Page({ data }: PageProps<PriceIndexesData>) {
  const { series, months, years } = data;
  return (
    <PageSections info={info}>
      <DataHead data={data} />
      <IndexTable kind="months" series={series} rows={months} />
      <IndexTable kind="years" series={series} rows={years} />
      <DataNotes />
    </PageSections>
  );
}
