export { PlanCard, type PlanCardProps, type PlanFeature } from './PlanCard';
export { PlanRail } from './PlanRail';
export type { PlanTone } from './tones';
