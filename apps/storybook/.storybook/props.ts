import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

const typeOf = (name: string, value: unknown): string => {
  if (name === 'children') return 'ReactNode';
  return /^on[A-Z]/.test(name) ? 'event handler' : typeof value;
};

/** Storybook offers an editor of JSON for each of these, in which a word needs quotes. */
const controls: Readonly<Record<string, 'text' | 'number' | 'boolean'>> = {
  'string | undefined': 'text',
  'number | undefined': 'number',
  'boolean | undefined': 'boolean',
  ReactNode: 'text',
};

/** What no form can hold: functions, and elements of a page. */
const isCode = (type: string, value: unknown): boolean =>
  typeof value === 'function' || (type === 'ReactNode' && typeof value === 'object');

function controlOf(type: string, value: unknown): Pick<StrictInputType, 'control'> {
  if (isCode(type, value)) return { control: false };
  const control = controls[type];
  return control ? { control: { type: control } } : {};
}

const described = (argType: StrictInputType, value: unknown): StrictInputType => ({
  ...controlOf(argType.table?.type?.summary ?? typeOf(argType.name, value), value),
  ...argType,
  description:
    argType.description ??
    (argType.name === 'children' ? 'What it holds.' : 'Passed on to the element.'),
  table: {
    ...argType.table,
    type: argType.table?.type ?? { summary: typeOf(argType.name, value) },
    defaultValue: argType.table?.defaultValue ?? {
      summary: isNeeded(argType) ? 'required' : 'none',
    },
  },
});

const isNeeded = ({ type }: StrictInputType): boolean =>
  typeof type === 'object' && type.required === true;

/**
 * Stories also set props of the element itself, whose types are React's: the table leaves those out
 * but for what a story sets. Where a prop has no default, it says so.
 */
export const completeProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.keys({ ...initialArgs, ...argTypes }).map((name) => [
      name,
      described({ name, ...argTypes[name] }, initialArgs[name]),
    ]),
  );
