import { Container } from '../Container';
import { Section } from '../Section';
import { PlanCard, type PlanCardProps } from './PlanCard';
import { PlanRail } from './PlanRail';

/** Plans on their rail, for the advice on both. */
export const hungPlans = (plans: readonly PlanCardProps[]) => (
  <Section background="deep" aria-label="Plans">
    <Container>
      <PlanRail>
        {plans.map((plan) => (
          <PlanCard key={plan.price} {...plan} />
        ))}
      </PlanRail>
    </Container>
  </Section>
);
