export * from './CategoryIcons';
export type { IconProps } from './Icon';
export * from './Icons';
