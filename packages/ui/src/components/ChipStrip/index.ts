export { ChipStrip, type ChipStripItem, type ChipStripProps } from './ChipStrip';
