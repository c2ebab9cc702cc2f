import { indexSources, tenYearsText } from '@tallycomb/content/calculator';
import { Container, DataTable, Heading, Lead, Section, Split, TextLink } from '@tallycomb/ui';
import * as styles from './table-intro.css';
import { tenYearsFigures } from './ten-years-figures';
import { withoutResult } from './without-result.css';

const { asOf, sentence, rows } = tenYearsFigures;

const columns = [
  { key: 'since', header: tenYearsText.columns.since },
  { key: 'needed', header: tenYearsText.columns.needed, align: 'right', emphasis: true },
  { key: 'all', header: tenYearsText.columns.all, align: 'right' },
  { key: 'salons', header: tenYearsText.columns.salons, align: 'right' },
] as const;

const tableRows = rows.map(({ since, needed, all, salons }) => ({
  id: since,
  cells: { since, needed, all, salons },
}));

/** What the page says to whoever has typed nothing yet, script or not. */
export function TenYears() {
  return (
    <Section background="page" className={withoutResult} aria-labelledby="ten-years">
      <Container>
        <Split>
          <div>
            <Heading level={2} id="ten-years">
              {tenYearsText.heading}
            </Heading>
            <Lead className={styles.lead}>{sentence}</Lead>
            <p className={styles.source}>
              {tenYearsText.sourceLabel}{' '}
              <TextLink href={indexSources.cpi.address}>{indexSources.cpi.series}</TextLink> and{' '}
              <TextLink href={indexSources.salons.address}>{indexSources.salons.short}</TextLink>,
              as of {asOf}.
            </p>
            <p className={styles.source}>
              <TextLink href={tenYearsText.allYears.href}>{tenYearsText.allYears.label}</TextLink>
            </p>
          </div>
          <DataTable
            caption={tenYearsText.caption}
            columns={columns}
            rows={tableRows}
            rowHeaderKey="since"
          />
        </Split>
      </Container>
    </Section>
  );
}
