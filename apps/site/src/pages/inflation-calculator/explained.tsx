import {
  calculationMethod,
  haircutExample,
  indexSources,
  tenYearsText,
} from '@tallycomb/content/calculator';
import {
  Container,
  DataTable,
  Heading,
  Lead,
  LineChart,
  Section,
  Split,
  TextLink,
} from '@tallycomb/ui';
import { folded, summary } from '../../calculator/folded.css';
import { TitledSection } from '../../titled-section';
import type { CalculatorData } from './data.server';
import * as styles from './page.css';

const columns = [
  { key: 'since', header: tenYearsText.columns.since },
  { key: 'needed', header: tenYearsText.columns.needed, align: 'right', emphasis: true },
  { key: 'all', header: tenYearsText.columns.all, align: 'right' },
  { key: 'salons', header: tenYearsText.columns.salons, align: 'right' },
] as const;

/** Shown until there is a result, also without script. */
export function TenYears({ asOf, sentence, rows }: CalculatorData['tenYears']) {
  return (
    <TitledSection
      id="ten-years"
      text={{ heading: tenYearsText.heading, lead: sentence }}
      beside={
        <DataTable
          caption={tenYearsText.caption}
          columns={columns}
          rows={rows.map((row) => ({ id: row.since, cells: { ...row } }))}
          rowHeaderKey="since"
        />
      }
    >
      <p className={styles.introSource}>
        {tenYearsText.sourceLabel}{' '}
        <TextLink href={indexSources.cpi.address}>{indexSources.cpi.series}</TextLink> and{' '}
        <TextLink href={indexSources.salons.address}>{indexSources.salons.short}</TextLink>, as of{' '}
        {asOf}.
      </p>
      <p className={styles.introSource}>
        <TextLink href={tenYearsText.allYears.href}>{tenYearsText.allYears.label}</TextLink>
      </p>
    </TitledSection>
  );
}

const inDollars = (value: number) => `$${value}`;

/** Explains inflation with the specification's illustrative series. */
export function Haircut({ all, salons }: CalculatorData['haircut']) {
  return (
    <Section background="wash" className={styles.haircut} aria-labelledby="haircut">
      <Container>
        <Split className={styles.halves}>
          <div className={styles.haircutText}>
            <Heading level={2} id="haircut">
              {haircutExample.heading}
            </Heading>
            <Lead>{haircutExample.lead}</Lead>
            <p>{haircutExample.body}</p>
            <p>
              {haircutExample.real.start} {all} {haircutExample.real.all} {salons}{' '}
              {haircutExample.real.salons}
            </p>
            <details className={folded}>
              <summary className={summary}>{calculationMethod.heading}</summary>
              {calculationMethod.paragraphs.map((paragraph) => (
                <p key={paragraph} className={styles.introSource}>
                  {paragraph}
                </p>
              ))}
            </details>
          </div>
          <LineChart
            title={haircutExample.chartTitle}
            takeaway={haircutExample.takeaway}
            series={[
              {
                id: 'haircut',
                label: haircutExample.seriesLabel,
                tone: 'primary',
                points: haircutExample.points.map(({ year, value }) => ({ x: year, y: value })),
              },
            ]}
            xTicks={haircutExample.points.map(({ year }) => year)}
            baseline={{ y: haircutExample.points[0].value, label: haircutExample.baseline }}
            gap
            pointLabels
            animate
            formatX={String}
            formatY={inDollars}
            formatTooltip={(year, values) => ({
              label: `Year: ${year}`,
              lines: values.map(({ y }) => inDollars(y)),
            })}
            tableCaption={haircutExample.chartTitle}
            tableHeaders={haircutExample.tableHeaders}
          />
        </Split>
      </Container>
    </Section>
  );
}
