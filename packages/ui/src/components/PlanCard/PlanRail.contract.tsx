import type { Contract } from '../../../.storybook/contract';
import { Container } from '../Container';
import { Section } from '../Section';
import { PlanCard, type PlanCardProps } from './PlanCard';
import { PlanRail } from './PlanRail';
import { plans } from './specimens';

const rail = (hung: readonly PlanCardProps[]) => (
  <Section background="deep" aria-label="Plans">
    <Container>
      <PlanRail>
        {hung.map((plan) => (
          <PlanCard key={plan.price} {...plan} />
        ))}
      </PlanRail>
    </Container>
  </Section>
);

export const contract: Contract = {
  purpose: 'The rod that plans hang from.',
  anatomy: [
    { part: 'Rod', is: 'As wide as the screen, whatever the column.' },
    { part: 'Ring', is: 'One a plan.' },
    { part: 'Strings', is: 'On narrow screens each plan hangs from the one above.' },
  ],
  do: [{ says: 'Hang two or three plans on it, by price.', drawn: rail(plans), isWide: true }],
  dont: [
    {
      says: 'Turn the order around to push a plan forward: give it the badge.',
      drawn: rail(plans.toReversed()),
      isWide: true,
    },
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'order',
      promise: 'By price, for the eye, the ear and the keyboard.',
      provedBy: 'OnTheRail',
    },
    {
      kind: 'preference',
      subject: 'narrow screens',
      promise: 'At 320 pixels the plans stack, by price, and stay on the screen.',
      provedBy: 'Narrowest',
    },
  ],
};
