export {
  PlanCard,
  type PlanCardProps,
  type PlanFeature,
  PlanRail,
  type PlanTone,
} from './PlanCard';
