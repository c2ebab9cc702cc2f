import { changelogHead, releases } from '@tallycomb/content/pages';
import { Container, Heading, Lead, Section, Tag } from '@tallycomb/ui';
import * as styles from './page.css';
import { changeTypes, releaseDays, tagTones } from './release-changes';
import { Tooth } from './tooth';

const shortDate = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** The name of the page over a comb with a tooth for every day. */
export function ChangelogHead() {
  return (
    <Section background="hero" className={styles.headSection}>
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
          {releaseDays(releases).map(({ date, types }) => (
            <span key={date.getTime()} className={styles.day}>
              {types.length > 0 ? (
                <>
                  <Tooth types={types} stance="standing" />
                  <span className={styles.headDate}>{shortDate.format(date)}</span>
                </>
              ) : null}
            </span>
          ))}
        </div>
      </Container>
    </Section>
  );
}
