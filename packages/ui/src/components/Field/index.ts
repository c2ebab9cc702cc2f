export { Field, type FieldProps } from './Field';
export type { FieldTexts } from './FieldFrame';
