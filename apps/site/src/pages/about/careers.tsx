import { careers } from '@tallycomb/content/pages';
import { Container, Heading, Section } from '@tallycomb/ui';
import * as styles from './careers.css';
import { Positions } from './positions';
import { SectionHead } from './section-head';
import { WholeZones } from './whole-zones';

export function Careers() {
  return (
    <Section
      background="hero"
      id={careers.id}
      className={styles.section}
      aria-labelledby="careers-heading"
    >
      <Container>
        <SectionHead id="careers-heading" heading={careers.heading} lead={careers.lead} />
        <div className={styles.group}>
          <Heading level={3}>{careers.positionsHeading}</Heading>
          <Positions />
        </div>
        <div className={styles.group}>
          <Heading level={3}>{careers.benefitsHeading}</Heading>
          <ul className={styles.benefits}>
            {careers.benefits.map(({ id, name, text: benefit }) => (
              <li key={id} className={styles.benefit}>
                <Heading level={4} className={styles.name}>
                  {name}
                </Heading>
                <p className={styles.sentence}>
                  <WholeZones text={benefit} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}
