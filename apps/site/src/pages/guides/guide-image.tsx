import { type GuideSummary, placeholderImage } from '@tallycomb/content/guides';
import { pictureTransition } from '@tallycomb/ui/styles';
import { type ReactNode, ViewTransition } from 'react';
import { notAwaited } from '../../page-loading/not-awaited';
import * as styles from './guide-image.css';
import { useReplacement } from './use-replacement';

interface GuideImageProps {
  readonly guide: GuideSummary;
  readonly className: string;
  /** Among the first things seen. */
  readonly isEager?: boolean;
  /** Goes to the head of its guide, and back, as the page changes. */
  readonly travels?: boolean;
}

interface TravellingProps {
  readonly guide: GuideSummary;
  readonly children: ReactNode;
}

const Travelling = ({ guide, children }: TravellingProps) => (
  <ViewTransition name={`guide-${guide.id}`} default="none" share={pictureTransition}>
    {children}
  </ViewTransition>
);

/** The cover of a guide on its card. It shows nothing that the title does not say. */
export function GuideImage({ guide, className, isEager, travels }: GuideImageProps) {
  const { image, hasFailed } = useReplacement();
  const cover = (
    <img
      {...image}
      {...notAwaited}
      src={hasFailed ? placeholderImage : guide.image}
      alt=""
      width={600}
      height={420}
      loading={isEager ? 'eager' : 'lazy'}
      className={`${styles.position[guide.imagePosition]} ${className}`}
    />
  );
  return travels ? <Travelling guide={guide}>{cover}</Travelling> : cover;
}

const wideImage = (image: string) => image.replace(/\.svg$/, '-wide.svg');

/** The same at the head of the guide: drawn wide, or as on the card on a small screen. */
export function GuideHeadImage({ guide, className }: Omit<GuideImageProps, 'isEager' | 'travels'>) {
  const { image, hasFailed } = useReplacement();
  return (
    <Travelling guide={guide}>
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
    </Travelling>
  );
}
