import { type PricingPlan, pricing } from '@tallycomb/content/pages';
import { startLabel } from '@tallycomb/content/site';
import { Container, PlanCard, PlanRail, Section } from '@tallycomb/ui';
import { siteConfig } from '../../site-config';
import * as styles from './pricing.css';
import { SectionHead } from './section-head';

const action = { label: startLabel, href: siteConfig.addresses.earlyAccess };

const formatYearly = (pricePerMonth: number) => `$${(12 * pricePerMonth).toLocaleString('en-US')}`;

const Plan = ({ name, pricePerMonth, description, features, isPopular, tone }: PricingPlan) => (
  <PlanCard
    name={name}
    price={`$${pricePerMonth}`}
    period={pricing.period}
    billing={`${pricing.billingLabel} ${formatYearly(pricePerMonth)}`}
    description={description}
    features={features}
    tone={tone}
    action={action}
    {...(isPopular ? { popularLabel: pricing.popularLabel } : {})}
  />
);

export function Pricing() {
  return (
    <Section background="deep" aria-labelledby="pricing" className={styles.section}>
      <Container>
        <SectionHead id="pricing" heading={pricing.heading} lead={pricing.lead} />
        <PlanRail>
          {pricing.plans.map((plan) => (
            <Plan key={plan.id} {...plan} />
          ))}
        </PlanRail>
        <p className={styles.note}>{pricing.note}</p>
      </Container>
    </Section>
  );
}
