import { careers, type JourneyStep, journey, library, team } from '@tallycomb/content/pages';
import { Button, Heading, Leader } from '@tallycomb/ui';
import { Comb } from '@tallycomb/ui/art';
import { siteConfig } from '../../site-config';
import { TitledSection } from '../../titled-section';
import { BookShelf } from './book-shelf';
import { journeyComb } from './journey-comb';
import * as styles from './page.css';
import * as sectionsStyles from './sections.css';
import { WorldMap } from './world-map';

/** A text in which no line ends inside a time zone, as one could after the hyphen of UTC-4. */
function WholeZones({ text }: { readonly text: string }) {
  return text.split(/(UTC[+-]\d+)/).map((part) =>
    part.startsWith('UTC') ? (
      <span key={part} className={styles.timeZone}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** What a section is about on the left, and the sentence to it on the right. */
const headed = (id: string, { heading, lead }: { heading: string; lead: string }) => ({
  id,
  text: { heading, lead: <WholeZones text={lead} /> },
  headClass: styles.sectionHead,
  leadClass: styles.sectionLead,
});

const countedIn = (steps: readonly JourneyStep[]) =>
  steps.reduce((sum, { teeth, kind }) => sum + (kind === 'counted' ? teeth : 0), 0);

const total = countedIn(journey.steps);

const steps = journey.steps.map((step, at) => ({
  ...step,
  comb: journeyComb(step, countedIn(journey.steps.slice(0, at)), total),
}));

/** Four steps on one comb that counts: from one salon to the whole market. */
export function Journey() {
  return (
    <TitledSection {...headed('journey', journey)}>
      <ol className={sectionsStyles.steps}>
        {steps.map(({ id, title, text: story, comb: { viewBox, ...comb } }) => (
          <li key={id} className={sectionsStyles.step}>
            <svg className={sectionsStyles.comb} viewBox={viewBox} aria-hidden="true">
              <Comb {...comb} />
            </svg>
            {id === 'comb' ? (
              <span className={sectionsStyles.flag} aria-hidden="true">
                {journey.flag}
              </span>
            ) : null}
            <div className={sectionsStyles.stepText}>
              <Heading level={3}>{title}</Heading>
              <p className={sectionsStyles.story}>{story}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={sectionsStyles.unit}>{journey.unit}</p>
    </TitledSection>
  );
}

export function Team() {
  return (
    <TitledSection {...headed('team', team)}>
      <WorldMap />
      <dl className={styles.zones}>
        {team.markers.map(({ id, label, timeZone }) => (
          <div key={id} className={styles.zone}>
            <dt className={styles.country}>{label}</dt>
            <Leader />
            <dd>
              <WholeZones text={timeZone} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.mapNote}>
        <WholeZones text={team.mapNote} />
      </p>
    </TitledSection>
  );
}

export function Library() {
  return (
    <TitledSection {...headed('library', library)}>
      <BookShelf />
    </TitledSection>
  );
}

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
    <TitledSection
      background="hero"
      className={styles.careersSection}
      sectionId={careers.id}
      {...headed('careers-heading', careers)}
    >
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
    </TitledSection>
  );
}
