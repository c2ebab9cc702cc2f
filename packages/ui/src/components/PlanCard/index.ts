export { PlanCard, type PlanCardProps, type PlanFeature, PlanRail } from './PlanCard';
export type { PlanTone } from './tones';
