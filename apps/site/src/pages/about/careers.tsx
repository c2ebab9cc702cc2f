import { careers } from '@tallycomb/content/pages';
import { Button, Container, Heading, Leader, Section } from '@tallycomb/ui';
import { siteConfig } from '../../site-config';
import * as styles from './page.css';
import { SectionHead, WholeZones } from './sections';

/** The open positions, set like a price list; each button is told apart by its position's title. */
function Positions() {
  return (
    <ul className={styles.positions}>
      {careers.positions.map(({ id, title, location, type, link }) => (
        <li key={id} className={styles.position}>
          <Heading level={4} id={id} className={styles.title}>
            {title}
          </Heading>
          <Leader className={styles.leader} />
          <p className={styles.terms}>
            <span>{location}</span> <span>{type}</span>
          </p>
          {siteConfig.addresses[link] ? (
            <Button
              id={`${id}-apply`}
              aria-labelledby={`${id}-apply ${id}`}
              variant="ink"
              size="sm"
              href={siteConfig.addresses[link]}
              target="_blank"
            >
              {careers.applyLabel}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

export function Careers() {
  return (
    <Section
      background="hero"
      id={careers.id}
      className={styles.careersSection}
      aria-labelledby="careers-heading"
    >
      <Container>
        <SectionHead id="careers-heading" heading={careers.heading} lead={careers.lead} />
        <div className={styles.careersGroup}>
          <Heading level={3}>{careers.positionsHeading}</Heading>
          <Positions />
        </div>
        <div className={styles.careersGroup}>
          <Heading level={3}>{careers.benefitsHeading}</Heading>
          <ul className={styles.benefits}>
            {careers.benefits.map(({ id, name, text: benefit }) => (
              <li key={id} className={styles.benefit}>
                <Heading level={4} className={styles.benefitName}>
                  {name}
                </Heading>
                <p className={styles.benefitSentence}>
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
