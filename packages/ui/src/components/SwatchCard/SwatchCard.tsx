import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import { Heading } from '../Heading/Heading';
import * as styles from './SwatchCard.css';

/** Props of `SwatchCard`, besides the attributes of its element. */
export interface SwatchCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** Number in the range, as on a bottle: `Shade 1`. */
  readonly shade: ReactNode;
  /** Topic, in a few words above the title. */
  readonly topic: ReactNode;
  /** The card’s heading. */
  readonly title: ReactNode;
  /** A paragraph or two under the title. */
  readonly text: ReactNode;
  /** A picture that fills its box, such as an `<svg preserveAspectRatio="xMidYMid slice">`. */
  readonly art: ReactNode;
  /**
   * Rank of the title in the page outline.
   *
   * @default 3
   */
  readonly headingLevel?: 2 | 3 | 4;
}

/** A `<div>` of three columns, one below 1024 CSS pixels, for swatch cards. */
export function SwatchGrid({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={classNames(styles.grid, className)} {...rest} />;
}

/** An `<article>` like a color swatch: a picture on a flat background and a white label beneath. */
export function SwatchCard(props: SwatchCardProps) {
  const { shade, topic, title, text, art, headingLevel = 3, className, ...rest } = props;
  return (
    <article className={classNames(styles.card, className)} {...rest}>
      {art}
      <div className={styles.label}>
        <p className={styles.line}>
          {shade} <span>{topic}</span>
        </p>
        <Heading level={headingLevel} size="h3" className={styles.title}>
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
      </div>
    </article>
  );
}
