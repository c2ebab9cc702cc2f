import { aboutHead } from '@tallycomb/content/pages';
import { Container, Heading, Lead, Section } from '@tallycomb/ui';
import { StrandsArt } from '@tallycomb/ui/art';
import { Fragment } from 'react';
import * as styles from './head.css';

export function Head() {
  return (
    <Section background="hero" className={styles.section}>
      <Container>
        <Heading level={1}>
          {aboutHead.heading.map((line) => (
            <Fragment key={line}>
              <span className={styles.line}>{line}</span>{' '}
            </Fragment>
          ))}
        </Heading>
        <Lead className={styles.lead}>{aboutHead.lead}</Lead>
      </Container>
      <StrandsArt className={styles.art} />
    </Section>
  );
}
