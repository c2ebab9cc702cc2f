import { yearPageText } from '@tallycomb/content/calculator';
import { Container, Heading, Lead, Section, Split } from '@tallycomb/ui';
import { citation } from './sentences';
import type { YearData } from './year-data';
import * as styles from './year-method.css';

const { method, cite } = yearPageText;

export function YearMethod({ data }: { readonly data: YearData }) {
  return (
    <Section background="wash" aria-labelledby="method">
      <Container>
        <Split>
          <div className={styles.text}>
            <Heading level={2} id="method">
              {method.heading}
            </Heading>
            {method.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className={styles.text}>
            <Heading level={2} size="h3" id="cite">
              {cite.heading}
            </Heading>
            <Lead className={styles.onScreen}>{cite.lead}</Lead>
            <blockquote className={styles.citation}>
              {citation(data).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </blockquote>
          </div>
        </Split>
      </Container>
    </Section>
  );
}
