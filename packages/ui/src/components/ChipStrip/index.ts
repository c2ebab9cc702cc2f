export * from './ChipStrip';
