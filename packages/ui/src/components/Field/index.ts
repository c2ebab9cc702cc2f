export * from './Field';
export type { FieldTexts } from './FieldFrame';
