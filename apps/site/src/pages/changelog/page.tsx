import {
  type ChangelogEntry,
  type ChangeType,
  changelogHead,
  changelogLabels,
  releases,
} from '@tallycomb/content/pages';
import {
  Container,
  Heading,
  Lead,
  ScrollToTopButton,
  Section,
  StickyIndex,
  Tag,
  useScrollSpy,
  VisuallyHidden,
} from '@tallycomb/ui';
import type { ReactNode } from 'react';
import { phoneSummary } from '../../calculator/folded.css';
import { PageSections } from '../../page-sections';
import { info } from './info';
import * as styles from './page.css';
import { changeTypes, countOf, releaseDays, tagTones, typesOf } from './release-changes';
import * as tooth from './tooth.css';

interface ToothProps {
  /** Kinds of the changes, from foot to tip. */
  readonly types: readonly ChangeType[];
  readonly stance: keyof typeof tooth.stance;
  /** A link that covers it. */
  readonly children?: ReactNode;
}

/** A tooth with a step for every change. */
function Tooth({ types, stance, children }: ToothProps) {
  return (
    <span className={tooth.stance[stance]}>
      {children}
      {types.map((type, at) => (
        <span key={at} className={tooth.step[type]} />
      ))}
    </span>
  );
}

const shortDate = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

const days = releaseDays(releases);

/** “20 changes in 107 days.” */
const pace = `${days.flatMap(({ types }) => types).length} changes in ${days.length - 1} days.`;

/** True for a day whose short tooth a neighboring release's would cover in part. */
const isCovered = (at: number) =>
  days.some(({ types }, other) => {
    const reach = other === 0 || other === days.length - 1 ? 2 : 1;
    return types.length > 0 && other !== at && Math.abs(other - at) <= reach;
  });

/** A day of the comb, with its release if it has one. */
function Day({ date, types, at }: (typeof days)[number] & { readonly at: number }) {
  const release = releases.find(({ isoDate }) => Date.parse(isoDate) === date.getTime());
  return (
    <span className={styles.day[isCovered(at) ? 'covered' : 'shown']}>
      {release ? (
        <>
          <Tooth types={types} stance="standing">
            <a href={`#${release.id}`} className={styles.headLink}>
              <span className={styles.headTitle}>{release.title}</span>
            </a>
          </Tooth>
          <span className={styles.headDate} aria-hidden="true">
            {shortDate.format(date)}
          </span>
        </>
      ) : null}
    </span>
  );
}

/** The page's heading over a comb with a tooth for every day. */
function Head() {
  return (
    <Section background="hero" className={styles.headSection}>
      <Container className={styles.text}>
        <Heading level={1} size="mega" className={styles.heading}>
          {changelogHead.heading}
        </Heading>
        <Lead className={styles.lead}>{`${pace} ${changelogHead.lead}`}</Lead>
      </Container>
      <Container>
        <p className={styles.legend}>
          {changelogHead.unit}
          <span className={styles.types}>
            {changeTypes.map((type) => (
              <span key={type} className={styles.kind}>
                <span className={tooth.swatch[type]} />
                {type}
              </span>
            ))}
          </span>
        </p>
        <div className={styles.comb}>
          {days.map((day, at) => (
            <Day key={day.date.getTime()} {...day} at={at} />
          ))}
        </div>
      </Container>
    </Section>
  );
}

interface ReleaseProps {
  readonly release: ChangelogEntry;
  /** On a phone only the newest release shows its changes. */
  readonly isOpen: boolean;
}

/** An `<article>` with an address: /changelog#v2-4-0. */
function Release({ release, isOpen }: ReleaseProps) {
  const types = typesOf(release);
  const { id, date, isoDate, version, title, description, categories } = release;
  return (
    <article id={id} aria-labelledby={`${id}-title`} className={styles.release}>
      <p className={styles.stamp}>
        <time dateTime={isoDate}>{date}</time>{' '}
        <span className={styles.releaseVersion}>{version}</span>
      </p>
      <Heading level={2} id={`${id}-title`} className={styles.title}>
        {title}
      </Heading>
      <Lead>{description}</Lead>
      <details className={styles.categories} open={isOpen}>
        <summary className={phoneSummary}>
          <Tooth types={types} stance="lying" />
          <VisuallyHidden>{countOf(types)}</VisuallyHidden>
        </summary>
        {categories.map(({ name, items }) => (
          <div key={name} className={styles.category}>
            <h3 className={styles.name}>{name}</h3>
            <ul>
              {items.map((change, at) => (
                <li key={change.description} className={styles.change}>
                  <Tag
                    tone={tagTones[change.type]}
                    {...(items[at - 1]?.type === change.type && { className: styles.sameTag })}
                  >
                    {change.type}
                  </Tag>{' '}
                  <p className={styles.description}>{change.description}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </article>
  );
}

const ids = releases.map(({ id }) => id);

const entries = releases.map((release) => {
  const types = typesOf(release);
  return {
    id: release.id,
    label: (
      <>
        <span className={styles.listDate}>{release.date}</span>{' '}
        <span className={styles.listTitle}>{release.title}</span>
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

/** The releases beside a list of them, which marks the one being read. */
function Releases() {
  const activeId = useScrollSpy(ids);
  return (
    <Section className={styles.listSection}>
      <Container className={styles.columns}>
        <StickyIndex
          label={changelogLabels.releases}
          items={entries}
          activeId={activeId}
          hideOnMobile
        />
        <div>
          {releases.map((release) => (
            <Release key={release.id} release={release} isOpen={release === releases[0]} />
          ))}
        </div>
      </Container>
    </Section>
  );
}

export function Page() {
  return (
    <PageSections info={info}>
      <Head />
      <Releases />
      <ScrollToTopButton label={changelogLabels.scrollToTop} />
    </PageSections>
  );
}
