import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import { ActionButton } from '../Button/ActionButton';
import { Heading } from '../Heading';
import type { tone } from './PlanCard.css';
import * as styles from './PlanCard.css';
import { rail } from './PlanRail.css';

/** Color of a plan’s card. */
export type PlanTone = keyof typeof tone;

/** The button that reads on each of them. */
const planButton = { plain: 'ink', red: 'paper', amber: 'ink' } as const;

/** One line of a plan. */
export interface PlanFeature {
  /** Tells it from the other features. */
  readonly id: string;
  /** The features included. */
  readonly label: ReactNode;
  /** How much of it; without a value it is marked as included. */
  readonly value?: ReactNode;
}

/** Props of `PlanCard`, besides the attributes of its element. */
export interface PlanCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The plan’s heading. */
  readonly name: ReactNode;
  /** Written out: `$25`. */
  readonly price: string;
  /** Follows the price: `/month`. */
  readonly period: string;
  /** Amount of one payment, and how often it is due. */
  readonly billing?: ReactNode;
  /** Whom it is for, in a sentence. */
  readonly description: ReactNode;
  /** Features, in the same order in every plan, so that rows can be compared. */
  readonly features: readonly PlanFeature[];
  /** Marks the plan that most people take. */
  readonly popularLabel?: string;
  /** Color of the tag; its button takes the variant that goes with it. */
  readonly tone?: PlanTone;
  /** Address of the sign-up; one of another site opens a new tab. */
  readonly action: { readonly label: string; readonly href: string };
  /** Rank of the name in the page outline. */
  readonly headingLevel?: 2 | 3 | 4;
}

const Feature = ({ label, value }: Omit<PlanFeature, 'id'>) => (
  <li className={value === undefined ? styles.included : styles.feature}>
    {label} {value === undefined ? null : <span className={styles.value}>{value}</span>}
  </li>
);

/** An `<article>` shaped like a price tag, hanging by a string; in a `PlanRail` it has a ring. */
export function PlanCard({
  name,
  price,
  period,
  billing,
  description,
  features,
  popularLabel,
  tone = 'plain',
  action,
  headingLevel = 3,
  className,
  ...rest
}: PlanCardProps) {
  return (
    <article className={classNames(styles.plan, className)} {...rest}>
      {popularLabel ? <p className={styles.badge}>{popularLabel}</p> : null}
      <div className={classNames(styles.tag, styles.tone[tone])}>
        <Heading level={headingLevel} size="h3" className={styles.name}>
          {name}
        </Heading>
        <p className={styles.price}>
          {price}
          <span className={styles.period}>{period}</span>
        </p>
        {billing ? <p className={styles.billing}>{billing}</p> : null}
        <p className={styles.description}>{description}</p>
        <ul className={styles.features}>
          {features.map(({ id, ...feature }) => (
            <Feature key={id} {...feature} />
          ))}
        </ul>
        <ActionButton block variant={planButton[tone]} action={action} className={styles.action} />
      </div>
    </article>
  );
}

/**
 * A `<div>` from whose full-bleed rod up to three plan cards hang side by side; below 1024 CSS
 * pixels they hang from one another, in the order given.
 */
export function PlanRail({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={classNames(rail, className)} {...rest} />;
}
