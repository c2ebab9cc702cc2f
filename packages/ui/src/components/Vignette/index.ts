export * from './AlertVignette';
export * from './PriceVignette';
export type { VignetteProps } from './Sheet';
export * from './TalentVignette';
