import { changelogLabels, releases } from '@tallycomb/content/pages';
import { Container, Section, StickyIndex, useScrollSpy, VisuallyHidden } from '@tallycomb/ui';
import { countOf, typesOf } from './change-count';
import { Release } from './release';
import * as styles from './releases.css';
import { Tooth } from './tooth';

const ids = releases.map(({ id }) => id);

const entries = releases.map((release) => {
  const types = typesOf(release);
  return {
    id: release.id,
    label: (
      <>
        <span className={styles.version}>{release.version}</span>{' '}
        <span className={styles.date}>{release.date}</span>
      </>
    ),
    note: (
      <>
        <Tooth types={types} stance="lying" />
        <VisuallyHidden>{countOf(types)}</VisuallyHidden>
      </>
    ),
  };
});

/** The list of releases, which marks the one being read, beside the releases themselves. */
export function Releases() {
  const activeId = useScrollSpy(ids);
  return (
    <Section className={styles.section}>
      <Container className={styles.columns}>
        <StickyIndex
          label={changelogLabels.releases}
          items={entries}
          activeId={activeId}
          hideOnMobile
        />
        <div>
          {releases.map((release) => (
            <Release key={release.id} release={release} />
          ))}
        </div>
      </Container>
    </Section>
  );
}
