import { pricing } from '@tallycomb/content/pages';
import { startLabel } from '@tallycomb/content/site';
import { Container, PlanCard, PlanRail, Section } from '@tallycomb/ui';
import { siteConfig } from '../../site-config';
import * as styles from './pricing.css';
import { SectionHead } from './section-head';

const action = { label: startLabel, href: siteConfig.addresses.earlyAccess };

export function Pricing() {
  return (
    <Section background="deep" aria-labelledby="pricing" className={styles.section}>
      <Container>
        <SectionHead id="pricing" heading={pricing.heading} lead={pricing.lead} />
        <PlanRail>
          {pricing.plans.map(({ id, ...plan }) => (
            <PlanCard key={id} {...plan} action={action} />
          ))}
        </PlanRail>
        <p className={styles.note}>{pricing.note}</p>
      </Container>
    </Section>
  );
}
