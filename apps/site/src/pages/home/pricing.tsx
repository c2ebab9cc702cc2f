import { type PricingPlan, pricing as text } from '@tallycomb/content/home';
import { startLabel } from '@tallycomb/content/navigation';
import { Container, PlanCard, PlanRail, Section } from '@tallycomb/ui';
import { siteConfig } from '../../site-config';
import * as styles from './pricing.css';
import { SectionHead } from './section-head';

const action = { label: startLabel, href: siteConfig.addresses.earlyAccess };

const Plan = ({ name, pricePerMonth, description, features, isPopular, tone }: PricingPlan) => (
  <PlanCard
    name={name}
    price={`$${pricePerMonth}`}
    period={text.period}
    description={description}
    features={features}
    tone={tone}
    action={action}
    {...(isPopular ? { popularLabel: text.popularLabel } : {})}
  />
);

export function Part() {
  return (
    <Section background="teal" aria-labelledby="pricing">
      <Container>
        <SectionHead id="pricing" heading={text.heading} lead={text.lead} />
        <PlanRail>
          {text.plans.map((plan) => (
            <Plan key={plan.id} {...plan} />
          ))}
        </PlanRail>
        <p className={styles.note}>{text.note}</p>
      </Container>
    </Section>
  );
}
