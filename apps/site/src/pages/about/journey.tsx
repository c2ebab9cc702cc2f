import { journey } from '@tallycomb/content/about';
import { Comb, Container, Heading, Section } from '@tallycomb/ui';
import * as styles from './journey.css';
import { journeyCombs } from './journey-combs';
import { SectionHead } from './section-head';

const combs = journeyCombs(journey.steps.map(({ teeth }) => teeth));

/** Four steps on one comb, which gets denser and taller from each to the next. */
export function Journey() {
  return (
    <Section aria-labelledby="journey">
      <Container>
        <SectionHead id="journey" heading={journey.heading} lead={journey.lead} />
        <ol className={styles.steps}>
          {journey.steps.map(({ id, title, text: story }, index) => (
            <li key={id} className={styles.step}>
              <svg className={styles.comb} viewBox={combs[index]?.viewBox} aria-hidden="true">
                {combs[index] ? <Comb {...combs[index]} /> : null}
              </svg>
              <div className={styles.text}>
                <Heading level={3}>{title}</Heading>
                <p className={styles.story}>{story}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
