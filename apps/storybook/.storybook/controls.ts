import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Storybook offers an editor of JSON for each of these types, in which a word needs quotes. */
const kinds: Readonly<Record<string, 'text' | 'number' | 'boolean'>> = {
  'string | undefined': 'text',
  'number | undefined': 'number',
  'boolean | undefined': 'boolean',
  ReactNode: 'text',
};

/** What no form can hold: functions, and elements of a page. */
const isCode = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value);

/** A control for each prop that reads as what it is. */
export const readableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const kind = kinds[argType.table?.type?.summary ?? ''];
      if (isCode(initialArgs[name])) return [name, { ...argType, control: false }];
      return [name, kind ? { ...argType, control: { type: kind } } : argType];
    }),
  );
