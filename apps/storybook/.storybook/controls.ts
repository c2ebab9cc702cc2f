import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Values that no form can hold: functions and React elements. */
const isCode = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value);

/** Leaves code out of the controls, and edits a `ReactNode` as text, not as Storybook's JSON. */
export const readableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (isCode(initialArgs[name])) return [name, { ...argType, control: false }];
      const isNode = argType.table?.type?.summary === 'ReactNode';
      return [name, isNode ? { ...argType, control: { type: 'text' } } : argType];
    }),
  );
