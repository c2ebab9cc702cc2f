import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

const typeOf = (name: string, value: unknown): string => {
  if (name === 'children') return 'ReactNode';
  return /^on[A-Z]/.test(name) ? 'event handler' : typeof value;
};

/** Storybook offers an editor of JSON for each of these, in which a word needs quotes. */
const controls: Readonly<Record<string, Pick<StrictInputType, 'control'>>> = {
  'string | undefined': { control: { type: 'text' } },
  'number | undefined': { control: { type: 'number' } },
  'boolean | undefined': { control: { type: 'boolean' } },
};

const described = (argType: StrictInputType, value: unknown): StrictInputType => ({
  ...controls[argType.table?.type?.summary ?? ''],
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
