import { dataPageText } from '@tallycomb/content/calculator';
import { formatPercent } from '@tallycomb/inflation-core';
import {
  Accordion,
  Container,
  DataTable,
  Heading,
  Section,
  Split,
  TextLink,
  VisuallyHidden,
} from '@tallycomb/ui';
import type { PageProps } from '../../page-loading/page-parts';
import { PageSections } from '../../page-sections';
import { SectionTitle } from '../../titled-section';
import type { IndexRow, ListedSeries, PriceIndexesData } from './data.server';
import { DataHead } from './data-head';
import { info } from './info';
import * as styles from './page.css';

type Kind = 'months' | 'years';

interface IndexTableProps {
  readonly kind: Kind;
  readonly caption: string;
  /** Its columns, each with the series' place in a row's indexes. */
  readonly series: readonly (ListedSeries & { readonly at: number })[];
  readonly rows: readonly IndexRow[];
}

const DECIMALS = 3;

/** Longest tooth in per cent of its room; the rest keeps it clear of the figure beside it. */
const LONGEST_TOOTH = 80;

interface IndexCellProps {
  readonly index: number | null | undefined;
  readonly change: number | null | undefined;
  /** Highest change of its series, and of the whole table. */
  readonly highest: number;
  readonly longest: number;
}

/** An index with its change as a tooth of the column's comb, dashed for an unpublished month. */
function IndexCell({ index = null, change = null, highest, longest }: IndexCellProps) {
  const isHighest = change === highest;
  const length = change === null ? longest / 2 : Math.max(change, 0);
  const look = index === null ? 'missing' : isHighest ? 'highest' : 'plain';
  const text = change === null ? null : formatPercent(change, 1);
  return (
    <div className={styles.cell}>
      <span className={styles.index}>{`${index?.toFixed(DECIMALS) ?? dataPageText.noValue} `}</span>
      <span className={styles.change}>
        {text || index === null ? (
          <svg
            className={styles.tooth[look]}
            width={`${Math.round((length / longest) * LONGEST_TOOTH)}%`}
            aria-hidden="true"
          />
        ) : null}
        {isHighest ? <mark>{text}</mark> : text}
      </span>
    </div>
  );
}

const highestOf = (changes: readonly (number | null | undefined)[]) =>
  Math.max(...changes.map((change) => change ?? 0));

/** Indexes of some series by month or year, with a column for each. */
function IndexTable({ kind, caption, series, rows }: IndexTableProps) {
  const period = { key: 'period', header: dataPageText[kind].column };
  const figures = series.map(
    ({ slug, label }) => ({ key: slug, header: label, align: 'right' }) as const,
  );
  const longest = highestOf(rows.flatMap(({ changes }) => changes));
  const tableRows = rows.map(({ label, indexes, changes }) => ({
    id: label,
    cells: {
      period: label,
      ...Object.fromEntries(
        series.map(({ slug, at }) => [
          slug,
          <IndexCell
            key={slug}
            index={indexes[at]}
            change={changes[at]}
            highest={highestOf(rows.map((row) => row.changes[at]))}
            longest={longest}
          />,
        ]),
      ),
    },
  }));
  return (
    <DataTable
      className={styles.table}
      caption={<VisuallyHidden>{caption}</VisuallyHidden>}
      columns={[period, ...figures]}
      rows={tableRows}
      rowHeaderKey="period"
    />
  );
}

/** Two tables side by side: national indexes, and regional ones, which are folded on a phone. */
function IndexTables({ kind, data }: { readonly kind: Kind; readonly data: PriceIndexesData }) {
  const { heading, lead } = dataPageText[kind];
  const series = data.series.map((one, at) => ({ ...one, at }));
  const { country, regions } = dataPageText.tables;
  const table = { kind, rows: data[kind] };
  return (
    <section aria-labelledby={kind}>
      <SectionTitle id={kind} text={{ heading, lead }} />
      <div className={styles.tables}>
        <IndexTable {...table} caption={`${heading}: ${country}`} series={series.slice(0, 2)} />
        <details className={styles.regions}>
          <summary className={styles.regionsSummary}>{regions}</summary>
          <IndexTable {...table} caption={`${heading}: ${regions}`} series={series.slice(2)} />
        </details>
      </div>
    </section>
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
        <Split className={styles.columns}>
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
  return (
    <PageSections info={info}>
      <DataHead data={data} />
      <Section>
        <Container className={styles.figures}>
          <IndexTables kind="months" data={data} />
          <IndexTables kind="years" data={data} />
        </Container>
      </Section>
      <DataNotes />
    </PageSections>
  );
}
