import { careers, type JourneyStep, journey, library, team } from '@tallycomb/content/pages';
import { Button, Heading, Leader } from '@tallycomb/ui';
import { Comb } from '@tallycomb/ui/art';
import { siteConfig } from '../../site-config';
import { TitledSection } from '../../titled-section';
import { BookShelf } from './book-shelf';
import * as styles from './page.css';
import * as sectionsStyles from './sections.css';
import { WorldMap } from './world-map';

/** A text whose time zones, such as UTC-4, do not break at their hyphen. */
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

/** Props of a section with its heading on the left and its lead on the right. */
const headed = (id: string, { heading, lead }: { heading: string; lead: string }) => ({
  id,
  text: { heading, lead: <WholeZones text={lead} /> },
  headClass: styles.sectionHead,
  leadClass: styles.sectionLead,
});

/** Size of a step's part of the comb, in user units. */
const [width, height] = [320, 260];
/** Height of the spine that joins the teeth, in user units. */
const spine = 18;
/** Width of a tooth; counted ones are narrow, as up to 24 stand in a step. */
const widths = { yours: 14, unknown: 14, counted: 8 } as const;

/** Length of a tooth that counts nothing; a counted one grows from 0 with the count. */
const shortest = { yours: 14, unknown: 130, counted: 0 } as const;

/**
 * A step's part of the comb. A counting tooth is as long as the count so far: `before` in earlier
 * steps, of `total`.
 */
function journeyComb(
  { teeth, kind }: Pick<JourneyStep, 'teeth' | 'kind'>,
  before: number,
  total: number,
) {
  const growth = kind === 'counted' ? height / total : 0;
  const lengths = Array.from({ length: teeth }, (_, at) =>
    Math.round(shortest[kind] + growth * (before + at + 1)),
  );
  const toothWidth = widths[kind];
  return {
    viewBox: `0 0 ${width} ${height}`,
    // Counted teeth are stretched to the box's height; the others keep their shape at its foot.
    preserveAspectRatio: kind === 'counted' ? 'none' : 'xMidYMax slice',
    shape: {
      spine,
      x: 0,
      y: height,
      // The one salon stands above the start of its heading.
      width: kind === 'yours' ? toothWidth : width,
      lengths,
      toothWidth,
      ...(kind === 'yours' ? { you: 0 } : {}),
      ...(kind === 'unknown' ? { missing: [...lengths.keys()] } : {}),
    },
    colors: { fill: 'comb', youFill: 'combYou', missingStroke: 'themeInk' },
  } as const;
}

const countedIn = (steps: readonly JourneyStep[]) =>
  steps.reduce((sum, { teeth, kind }) => sum + (kind === 'counted' ? teeth : 0), 0);

const total = countedIn(journey.steps);

const steps = journey.steps.map((step, at) => ({
  ...step,
  comb: journeyComb(step, countedIn(journey.steps.slice(0, at)), total),
}));

/** Four steps above one comb whose teeth count salons, from one to the whole market. */
export function Journey() {
  return (
    <TitledSection {...headed('journey', journey)}>
      <ol className={sectionsStyles.steps}>
        {steps.map(
          ({ id, title, text: story, comb: { viewBox, preserveAspectRatio, ...comb } }) => (
            <li key={id} className={sectionsStyles.step}>
              <svg
                className={sectionsStyles.comb}
                viewBox={viewBox}
                preserveAspectRatio={preserveAspectRatio}
                aria-hidden="true"
              >
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
          ),
        )}
      </ol>
      <p className={sectionsStyles.unit}>{journey.unit}</p>
    </TitledSection>
  );
}

export function Team() {
  return (
    <TitledSection {...headed('team', team)}>
      <div className={styles.world}>
        <WorldMap />
        <div>
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
        </div>
      </div>
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

/** The open positions, set like a price list; each button is named after its position. */
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
