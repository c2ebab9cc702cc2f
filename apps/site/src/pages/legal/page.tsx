import { type LegalDocument, legalPageText } from '@tallycomb/content/legal';
import { Container, Leader, Link, Section } from '@tallycomb/ui';
import { Article } from '../../article/article';
import type { PageProps } from '../../page-loading/page-parts';
import { PageSections } from '../../page-sections';
import type { LegalData } from './data.server';
import { legalInfo } from './info';
import * as styles from './page.css';

interface TimelineProps extends NonNullable<LegalDocument['timeline']> {
  readonly id: LegalDocument['id'];
}

/** Days or weeks after the last step. */
const DAYS_AFTER = 16;

/** A tooth for every day or week, those of steps taller, over the list of the steps. */
function Timeline({ id, unit, steps }: TimelineProps) {
  const isStep = (day: number) => steps.some((step) => step.at === day);
  const last = steps.at(-1)?.at ?? 0;
  const days = Array.from({ length: last + DAYS_AFTER }, (_, day) => day);
  /** Teeth of the days that a test picks, in per cent of the box. */
  const teethOf = (isDrawn: (day: number) => boolean, top: number) =>
    days.map((day) => (isDrawn(day) ? `M${day + 0.5} 100V${top}` : '')).join('');
  return (
    <>
      <svg
        className={styles.comb}
        viewBox={`0 0 ${days.length} 100`}
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
      <p className={`${styles.stepDays} ${styles.stepColumns[id]}`} aria-hidden="true">
        {steps.map(({ name, at }) => (
          <span key={name}>{at === 0 ? `${unit} ${at}` : at}</span>
        ))}
      </p>
      <ol className={`${styles.steps} ${styles.stepColumns[id]}`}>
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
  const { id, title, updated, timeline, points, body } = data;
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
            {timeline ? <Timeline id={id} {...timeline} /> : null}
            <Points points={points} />
          </Container>
        </Section>
        <Article body={body} contentsLabel={legalPageText.contents} />
      </PageSections>
    </article>
  );
}
