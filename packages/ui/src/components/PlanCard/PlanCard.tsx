import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import { ActionButton } from '../Button/ActionButton';
import { Heading } from '../Heading/Heading';
import type { tone } from './PlanCard.css';
import * as styles from './PlanCard.css';
import { rail } from './PlanRail.css';

/** Color of a plan’s card. */
export type PlanTone = keyof typeof tone;

/** Button variant with enough contrast on each tone. */
const planButton = { plain: 'ink', red: 'paper', amber: 'ink' } as const;

/** One line of a plan. */
export interface PlanFeature {
  /** Unique among the features. */
  readonly id: string;
  /** Name of the feature. */
  readonly label: ReactNode;
  /** Amount of the feature; without it, the feature is marked as included. */
  readonly value?: ReactNode;
}

/** Props of `PlanCard`, besides the attributes of its element. */
export interface PlanCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The plan’s heading. */
  readonly name: ReactNode;
  /** Formatted price, such as `$25`. */
  readonly price: string;
  /** Text after the price, such as `/month`. */
  readonly period: string;
  /** Amount of one payment, and how often it is due. */
  readonly billing?: ReactNode;
  /** One sentence on whom the plan is for. */
  readonly description: ReactNode;
  /** Features, in the same order in every plan, so that rows can be compared. */
  readonly features: readonly PlanFeature[];
  /** Label that marks the plan as the most popular, such as Most Popular. */
  readonly popularLabel?: string;
  /** Color of the tag, which also decides its button's variant; `plain` by default. */
  readonly tone?: PlanTone;
  /** Link to the sign-up; one to another site opens a new tab. */
  readonly action: { readonly label: string; readonly href: string };
  /** Rank of the name in the page outline; 3 by default. */
  readonly headingLevel?: 2 | 3 | 4;
}

const Feature = ({ label, value }: Omit<PlanFeature, 'id'>) => (
  <li className={value === undefined ? styles.included : styles.feature}>
    {label} {value === undefined ? null : <span className={styles.value}>{value}</span>}
  </li>
);

/** An `<article>` shaped like a price tag on a string; in a `PlanRail` it hangs from a ring. */
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
 * A `<div>` with a full-width rod, from which up to three plan cards hang side by side; below 1024
 * CSS pixels they hang below one another, in the order given.
 */
export function PlanRail({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={classNames(rail, className)} {...rest} />;
}
