export { CombBar, type CombBarProps } from './CombBar';
