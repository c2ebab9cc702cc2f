import { type GuideSummary, placeholderImage } from '@tallycomb/content/guides';
import * as styles from './guide-image.css';
import { useReplacement } from './use-replacement';

interface GuideImageProps {
  readonly guide: GuideSummary;
  readonly className: string;
  /** Among the first things seen. */
  readonly isEager?: boolean;
}

/** The cover of a guide on its card. It shows nothing that the title does not say. */
export function GuideImage({ guide, className, isEager = false }: GuideImageProps) {
  const { image, hasFailed } = useReplacement();
  return (
    <img
      {...image}
      src={hasFailed ? placeholderImage : guide.image}
      alt=""
      width={600}
      height={420}
      loading={isEager ? 'eager' : 'lazy'}
      className={`${styles.position[guide.imagePosition]} ${className}`}
    />
  );
}

const wideImage = (image: string) => image.replace(/\.svg$/, '-wide.svg');

/** The same at the head of the guide: drawn wide, or as on the card on a small screen. */
export function GuideHeadImage({ guide, className }: GuideImageProps) {
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
        className={`${styles.position[guide.imagePosition]} ${className}`}
      />
    </picture>
  );
}
