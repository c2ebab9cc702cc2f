import { changelogHead, releases } from '@tallycomb/content/changelog';
import { Container, Heading, Lead, Section } from '@tallycomb/ui';
import { typesOf } from './change-count';
import * as styles from './changelog-head.css';
import { Teeth } from './teeth';

/** As time runs: the newest release stands at the right end. */
const inOrderOfTime = releases.toReversed();

/** The name of the page over a comb with a tooth for every change. */
export function ChangelogHead() {
  return (
    <Section ground="hero" className={styles.section}>
      <Container className={styles.text}>
        <Heading level={1} size="mega" className={styles.heading}>
          {changelogHead.heading}
        </Heading>
        <Lead className={styles.lead}>{changelogHead.lead}</Lead>
      </Container>
      <Container>
        <div className={styles.comb} aria-hidden="true">
          {inOrderOfTime.map((release) => (
            <Teeth key={release.id} types={typesOf(release)} size="large" />
          ))}
        </div>
      </Container>
    </Section>
  );
}
