import { calculationMethod, haircutExample } from '@tallycomb/content/calculator';
import { Container, Heading, Lead, LineChart, Section, Split } from '@tallycomb/ui';
import * as styles from './haircut.css';
import { haircutFigures } from './haircut-figures';
import { withoutResult } from './without-result.css';

const inDollars = (value: number) => `$${value}`;

/** What inflation is, on the illustrative series of the specification. */
export function Haircut() {
  return (
    <Section background="wash" className={withoutResult} aria-labelledby="haircut">
      <Container>
        <Split>
          <div className={styles.text}>
            <Heading level={2} id="haircut">
              {haircutExample.heading}
            </Heading>
            <Lead>{haircutExample.lead}</Lead>
            <p>{haircutExample.body}</p>
            <p>
              {haircutExample.real.all} {haircutFigures.all} {haircutExample.real.salons}{' '}
              {haircutFigures.salons} {haircutExample.real.end}
            </p>
            <Heading level={3}>{calculationMethod.heading}</Heading>
            {calculationMethod.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
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
