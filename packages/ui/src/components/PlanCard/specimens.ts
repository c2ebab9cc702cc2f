import { pricing } from '@tallycomb/content/pages';
import type { PlanCardProps } from './PlanCard';

const action = { label: 'Start Growing Now', href: 'https://example.com/early-access' };

/** The site's own plans for stories, cheapest first. */
export const plans: readonly PlanCardProps[] = pricing.plans.map(({ id, billing, ...plan }) => ({
  ...plan,
  action,
}));
