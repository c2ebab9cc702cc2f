import { dataPageText } from '@tallycomb/content/calculator';
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
  readonly highest: PriceIndexesData['highest'];
}

const DECIMALS = 3;

interface IndexCellProps {
  readonly index: number | null | undefined;
  readonly change: string | null | undefined;
  /** True for the highest change of its series. */
  readonly isHighest: boolean;
}

/** An index with its change over twelve months. */
const IndexCell = ({ index, change, isHighest }: IndexCellProps) => (
  <>
    {`${index?.toFixed(DECIMALS) ?? dataPageText.noValue} `}
    {change ? <span>{isHighest ? <mark>{change}</mark> : change}</span> : null}
  </>
);

/** Indexes of some series by month or year, with a column for each. */
function IndexTable({ kind, caption, series, rows, highest }: IndexTableProps) {
  const period = { key: 'period', header: dataPageText[kind].column };
  const figures = series.map(
    ({ slug, label }) => ({ key: slug, header: label, align: 'right' }) as const,
  );
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
            change={changes?.[at]}
            isHighest={highest[at] === label}
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
  const table = { kind, rows: data[kind], highest: data.highest };
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
