export * from './PlanCard';
