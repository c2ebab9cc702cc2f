import { pricing } from '@tallycomb/content/pages';
import type { PlanCardProps } from './PlanCard';

const action = { label: 'Start Growing Now', href: 'https://example.com/early-access' };

/** The site's own plans for stories, cheapest first. */
export const plans: readonly PlanCardProps[] = pricing.plans.map(
  ({ name, pricePerMonth, description, features, isPopular, tone }) => ({
    name,
    price: `$${pricePerMonth}`,
    period: pricing.period,
    description,
    features,
    ...(isPopular ? { popularLabel: pricing.popularLabel } : {}),
    tone,
    action,
  }),
);
