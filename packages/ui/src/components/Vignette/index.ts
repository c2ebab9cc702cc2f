export { AlertVignette, type AlertVignetteProps, type VignetteAlert } from './AlertVignette';
export { PriceVignette, type PriceVignetteProps, type VignettePrice } from './PriceVignette';
export type { VignetteProps } from './Sheet';
export { TalentVignette, type TalentVignetteProps, type VignettePerson } from './TalentVignette';
