import { method, haircut as text } from '@tallycomb/content/calculator';
import { Container, Heading, Lead, LineChart, Section, Split } from '@tallycomb/ui';
import * as styles from './haircut.css';

const inDollars = (value: number) => `$${value}`;

/** What inflation is, on the illustrative series of the specification. */
export function Haircut() {
  return (
    <Section background="wash" aria-labelledby="haircut">
      <Container>
        <Split>
          <div className={styles.text}>
            <Heading level={2} id="haircut">
              {text.heading}
            </Heading>
            <Lead>{text.lead}</Lead>
            <p>{text.body}</p>
            <Heading level={3}>{method.heading}</Heading>
            {method.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <LineChart
            title={text.chartTitle}
            takeaway={text.takeaway}
            series={[
              {
                id: 'haircut',
                label: text.seriesLabel,
                tone: 'lacquer',
                points: text.points.map(({ year, value }) => ({ x: year, y: value })),
              },
            ]}
            xTicks={text.points.map(({ year }) => year)}
            baseline={{ y: text.points[0].value, label: text.baseline }}
            gap
            pointLabels
            animate
            formatX={String}
            formatY={inDollars}
            formatTooltip={(year, values) => ({
              label: `Year: ${year}`,
              lines: values.map(({ y }) => inDollars(y)),
            })}
            tableCaption={text.chartTitle}
            tableHeaders={text.tableHeaders}
          />
        </Split>
      </Container>
    </Section>
  );
}
