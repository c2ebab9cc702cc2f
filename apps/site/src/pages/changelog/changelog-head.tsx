import { changelogHead, releases } from '@tallycomb/content/pages';
import { Container, Heading, Lead, Section, Tag } from '@tallycomb/ui';
import { Fragment } from 'react';
import { changeTypes, tagTones, typesOf } from './change-count';
import * as styles from './changelog-head.css';
import { Teeth } from './teeth';

/** As time runs: the newest release stands at the right end. */
const inOrderOfTime = releases.toSorted((a, b) => a.isoDate.localeCompare(b.isoDate));

const shortDate = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** The name of the page over a comb with a tooth for every change. */
export function ChangelogHead() {
  return (
    <Section background="hero" className={styles.section}>
      <Container className={styles.text}>
        <Heading level={1} size="mega" className={styles.heading}>
          {changelogHead.heading}
        </Heading>
        <Lead className={styles.lead}>{changelogHead.lead}</Lead>
      </Container>
      <Container>
        <p className={styles.legend}>
          {changelogHead.unit}
          <span className={styles.types}>
            {changeTypes.map((type) => (
              <Tag key={type} tone={tagTones[type]}>
                {type}
              </Tag>
            ))}
          </span>
        </p>
        <div className={styles.comb} aria-hidden="true">
          {inOrderOfTime.map((release) => (
            <Fragment key={release.id}>
              <span className={styles.date}>{shortDate.format(new Date(release.isoDate))}</span>
              <Teeth types={typesOf(release)} size="large" />
            </Fragment>
          ))}
        </div>
      </Container>
    </Section>
  );
}
