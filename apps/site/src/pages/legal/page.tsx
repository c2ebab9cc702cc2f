import { type LegalDocument, legalPageText } from '@tallycomb/content/legal';
import { Container, Leader, Link, Section } from '@tallycomb/ui';
import type { ReactNode } from 'react';
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

/** Teeth of the comb of what is sent: two, and then those that stay. */
const SENT = { sent: 2, all: 10 } as const;

interface TeethProps {
  readonly count: number;
  readonly look: keyof typeof styles.teeth;
  readonly top: number;
  readonly isDrawn: (at: number) => boolean;
}

/** The teeth that a test picks, in per cent of the comb's box. */
const Teeth = ({ count, look, top, isDrawn }: TeethProps) => (
  <path
    className={styles.teeth[look]}
    d={Array.from({ length: count }, (_, at) =>
      isDrawn(at) ? `M${at + 0.5} 100V${top}` : '',
    ).join('')}
  />
);

interface CombProps {
  readonly count: number;
  readonly children: ReactNode;
}

const Comb = ({ count, children }: CombProps) => (
  <svg
    className={styles.comb}
    viewBox={`0 0 ${count} 100`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {children}
  </svg>
);

interface StepsProps {
  readonly id: LegalDocument['id'];
  readonly steps: NonNullable<LegalDocument['sent']>;
}

const LegalSteps = ({ id, steps }: StepsProps) => (
  <ol className={`${styles.steps} ${styles.stepColumns[id]}`}>
    {steps.map(({ name, when }) => (
      <li key={name} className={styles.step}>
        <span className={styles.name}>{name}</span>
        <Leader className={styles.stepLeader} />
        <span>{when}</span>
      </li>
    ))}
  </ol>
);

/** Two red teeth for what is sent, and pale ones for what stays. */
const Sent = ({ id, steps }: StepsProps) => (
  <>
    <Comb count={SENT.all}>
      <Teeth count={SENT.all} look="kept" top={30} isDrawn={(at) => at >= SENT.sent} />
      <Teeth count={SENT.all} look="sent" top={10} isDrawn={(at) => at < SENT.sent} />
    </Comb>
    <LegalSteps {...{ id, steps }} />
  </>
);

/** A tooth for every day or week, those of steps taller, over the list of the steps. */
function Timeline({ id, unit, steps }: TimelineProps) {
  const isStep = (day: number) => steps.some((step) => step.at === day);
  const last = steps.at(-1)?.at ?? 0;
  const count = last + DAYS_AFTER;
  return (
    <>
      <Comb count={count}>
        <Teeth
          count={count}
          look="waiting"
          top={72}
          isDrawn={(day) => day < last && !isStep(day)}
        />
        <Teeth count={count} look="open" top={72} isDrawn={(day) => day > last} />
        <Teeth count={count} look="step" top={10} isDrawn={isStep} />
      </Comb>
      <p className={`${styles.stepDays} ${styles.stepColumns[id]}`} aria-hidden="true">
        {steps.map(({ name, at }) => (
          <span key={name}>{at === 0 ? `${unit} ${at}` : at}</span>
        ))}
      </p>
      <LegalSteps {...{ id, steps }} />
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
  const { id, title, updated, timeline, sent, points, body } = data;
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
            {sent ? <Sent id={id} steps={sent} /> : null}
            <Points points={points} />
          </Container>
        </Section>
        <Article body={body} contentsLabel={legalPageText.contents} />
      </PageSections>
    </article>
  );
}
