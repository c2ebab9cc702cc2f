export { ChipStrip, type ChipStripItem, type ChipStripProps, type ChipTone } from './ChipStrip';
