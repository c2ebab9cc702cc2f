import { type GuideSummary, imageLogLabel, placeholderImage } from '@tallycomb/content/guides';
import { Link } from '@tallycomb/ui';
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as styles from './guide-card.css';
import { scenePicture } from './scene-picture';

const hasBroken = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0;

/**
 * Detects and logs an image that does not load, also from before hydration; its replacement is not
 * replaced again.
 */
function useReplacement() {
  const ref = useRef<HTMLImageElement>(null);
  const isReported = useRef(false);
  const [hasFailed, setHasFailed] = useState(false);
  const report = (image: HTMLImageElement) => {
    if (isReported.current) return;
    isReported.current = true;
    console.error(imageLogLabel, image.currentSrc);
    setHasFailed(true);
  };
  const reportBroken = useEffectEvent(() => {
    if (ref.current && hasBroken(ref.current)) report(ref.current);
  });
  useEffect(() => reportBroken(), []);
  // From the event, as an image may fail before React sets the ref.
  const onError = (event: SyntheticEvent<HTMLImageElement>) => report(event.currentTarget);
  return { image: { ref, onError }, hasFailed };
}

const wideImage = (image: string) => image.replace(/\.svg$/, '-wide.svg');

interface GuideHeadImageProps {
  readonly guide: GuideSummary;
  readonly className: string;
}

/** The cover at the head of a guide: the wide drawing, or the card's on a small screen. */
export function GuideHeadImage({ guide, className }: GuideHeadImageProps) {
  const { image, hasFailed } = useReplacement();
  return (
    <picture>
      {hasFailed ? null : (
        <source media="(max-width: 767.98px)" srcSet={guide.image} width={600} height={420} />
      )}
      <img
        {...image}
        src={hasFailed ? placeholderImage : wideImage(guide.image)}
        alt=""
        width={1280}
        height={520}
        fetchPriority="high"
        className={`${styles.image} ${className}`}
      />
    </picture>
  );
}

/** Reading time and date of a guide. */
export function GuideMeta({ guide }: { readonly guide: GuideSummary }) {
  return (
    <p className={styles.meta}>
      <span className={styles.readTime}>{guide.readTime}</span>
      <time dateTime={guide.isoDate}>{guide.date}</time>
    </p>
  );
}

interface GuideCardProps {
  readonly guide: GuideSummary;
  readonly headingLevel: 2 | 3;
  /** The cover is in view at once and loads first. */
  readonly isEager: boolean;
}

/** An `<article>` that is one link, named by its title; the picture of its object is decoration. */
function GuideCard({ guide, headingLevel, isEager }: GuideCardProps) {
  const Title = `h${headingLevel}` as const;
  const { image, hasFailed } = useReplacement();
  return (
    <article className={styles.card}>
      <div className={styles.frame[guide.scene.background]}>
        <img
          {...image}
          src={hasFailed ? placeholderImage : scenePicture(guide.image)}
          alt=""
          width={560}
          height={560}
          loading={isEager ? 'eager' : 'lazy'}
          className={`${styles.image} ${styles.cover}`}
        />
      </div>
      <Title className={styles.title}>
        <Link href={`/guides/${guide.id}`} className={styles.link}>
          {guide.title}
        </Link>
      </Title>
      <p className={styles.description}>{guide.description}</p>
      <div className={styles.foot}>
        <p className={styles.figure}>
          <strong className={styles.figureValue}>{guide.figure.value}</strong>
          <span>{guide.figure.meaning}</span>
        </p>
        <GuideMeta guide={guide} />
      </div>
    </article>
  );
}

interface GuideGridProps {
  readonly guides: readonly GuideSummary[];
  readonly headingLevel: 2 | 3;
  /** Number of covers that are in view at once and load first. */
  readonly eager?: number;
}

/** Two cards a row, one below 768 pixels. */
export function GuideGrid({ guides, headingLevel, eager = 0 }: GuideGridProps) {
  return (
    <ul className={styles.grid}>
      {guides.map((guide, at) => (
        <li key={guide.id} className={styles.item}>
          <GuideCard guide={guide} headingLevel={headingLevel} isEager={at < eager} />
        </li>
      ))}
    </ul>
  );
}
