export { Chip, type ChipProps } from './Chip';
export type { ChipTone } from './tones';
