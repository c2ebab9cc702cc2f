export * from './Field';
export type { ControlAttributes, FieldTexts, TextAttributes } from './FieldFrame';
