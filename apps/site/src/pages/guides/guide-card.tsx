import type { GuideSummary } from '@tallycomb/content/guides';
import { Link } from '@tallycomb/ui';
import * as styles from './guide-card.css';
import { GuideImage } from './guide-image';
import { GuideMeta } from './guide-meta';

interface GuideCardProps {
  readonly guide: GuideSummary;
  readonly headingLevel: 2 | 3;
  readonly isEager: boolean;
  readonly coverTravels: boolean;
}

/** An `<article>` that is one link, named by the title. */
export function GuideCard({ guide, headingLevel, isEager, coverTravels }: GuideCardProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <GuideImage
          guide={guide}
          className={styles.cover}
          isEager={isEager}
          travels={coverTravels}
        />
      </div>
      <Title className={styles.title}>
        <Link href={`/guides/${guide.id}`} className={styles.link}>
          {guide.title}
        </Link>
      </Title>
      <p className={styles.description}>{guide.description}</p>
      <GuideMeta guide={guide} />
    </article>
  );
}
