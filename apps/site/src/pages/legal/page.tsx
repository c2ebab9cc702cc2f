import { legalPageText } from '@tallycomb/content/legal';
import { Container, Leader, Link, Section } from '@tallycomb/ui';
import { Article } from '../../article/article';
import type { PageProps } from '../../page-loading/page-parts';
import { PageSections } from '../../page-sections';
import type { LegalData } from './data.server';
import { legalInfo } from './info';
import * as styles from './page.css';

/** Days of the timeline: those of its steps, and some more for the last. */
const DAYS = styles.days;

/** A comb's teeth, in per cent of its box: the days that a test picks. */
const teethOf = (isDrawn: (day: number) => boolean, top: number) =>
  Array.from({ length: DAYS }, (_, day) => (isDrawn(day) ? `M${day + 0.5} 100V${top}` : '')).join(
    '',
  );

/** A tooth for every day, the steps' days taller, over the list of the steps. */
function Timeline({ steps }: Pick<LegalData, 'steps'>) {
  const isStep = (day: number) => steps.some((step) => step.day === day);
  const last = steps.at(-1)?.day ?? DAYS;
  return (
    <>
      <svg
        className={styles.comb}
        viewBox={`0 0 ${DAYS} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className={styles.teeth.waiting}
          d={teethOf((day) => day < last && !isStep(day), 72)}
        />
        <path className={styles.teeth.open} d={teethOf((day) => day > last, 72)} />
        <path className={styles.teeth.step} d={teethOf(isStep, 10)} />
      </svg>
      <p className={styles.stepDays} aria-hidden="true">
        {steps.map(({ name, day }) => (
          <span key={name}>{day}</span>
        ))}
      </p>
      <ol className={styles.steps}>
        {steps.map(({ name, when }) => (
          <li key={name} className={styles.step}>
            <span className={styles.name}>{name}</span>
            <Leader className={styles.stepLeader} />
            <span>{when}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The main points as a price list, each a link to its section. */
const Points = ({ points }: Pick<LegalData, 'points'>) => (
  <dl className={styles.points}>
    {points.map(([name, point, href]) => (
      <div key={name} className={styles.point}>
        <dt>
          <Link href={href} className={styles.pointLink}>
            {name}
          </Link>
        </dt>
        <Leader />
        <dd className={styles.pointValue}>{point}</dd>
      </div>
    ))}
  </dl>
);

export function Page({ data }: PageProps<LegalData>) {
  const { title, updated, steps, points, body } = data;
  return (
    <article className={styles.document}>
      <PageSections info={legalInfo(data)}>
        <Section background="hero" className={styles.head}>
          <Container>
            <div className={styles.words}>
              <h1 className={styles.title}>{title}</h1>
              <p>
                {legalPageText.lastUpdated} <time dateTime={updated.iso}>{updated.text}</time>
              </p>
            </div>
            {steps.length > 0 ? <Timeline steps={steps} /> : null}
            <Points points={points} />
          </Container>
        </Section>
        <Article body={body} contentsLabel={legalPageText.contents} />
      </PageSections>
    </article>
  );
}
