import { journey } from '@tallycomb/content/pages';
import { Container, Heading, Section } from '@tallycomb/ui';
import { Comb } from '@tallycomb/ui/art';
import * as styles from './journey.css';
import { journeyComb } from './journey-comb';
import { SectionHead } from './section-head';

const steps = journey.steps.map((step) => ({ ...step, comb: journeyComb(step) }));

/** Four steps on one comb that counts: from one salon to the whole market. */
export function Journey() {
  return (
    <Section aria-labelledby="journey">
      <Container>
        <SectionHead id="journey" heading={journey.heading} lead={journey.lead} />
        <ol className={styles.steps}>
          {steps.map(({ id, title, text: story, comb: { viewBox, ...comb } }) => (
            <li key={id} className={styles.step}>
              <svg className={styles.comb} viewBox={viewBox} aria-hidden="true">
                <Comb {...comb} />
              </svg>
              <div className={styles.text}>
                <Heading level={3}>{title}</Heading>
                <p className={styles.story}>{story}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className={styles.unit}>{journey.unit}</p>
      </Container>
    </Section>
  );
}
