/** One line of what a component promises, and the story of the same file that proves it. */
export interface Claim {
  readonly kind: 'key' | 'role' | 'announced' | 'preference';
  /** The key, the element or the preference that it is about. */
  readonly subject: string;
  readonly promise: string;
  /** Name of the exported story whose play function fails if the promise is broken. */
  readonly provedBy: string;
}

/** What a component's page says beside its stories; `parameters.contract` of its story file. */
export interface Contract {
  readonly purpose: string;
  readonly anatomy: readonly { readonly part: string; readonly is: string }[];
  readonly do: readonly string[];
  readonly dont: readonly string[];
  readonly accessibility: readonly Claim[];
}

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'purpose' in value && 'accessibility' in value;

/** The contract among a story file's parameters, if it has one. */
export const contractIn = (parameters: Readonly<Record<string, unknown>>): Contract | undefined =>
  isContract(parameters.contract) ? parameters.contract : undefined;

/** Storybook's id of an exported story: `components-button--as-link` of `AsLink`. */
export const storyId = (componentId: string, exportName: string): string =>
  `${componentId}--${exportName.replace(/\B([A-Z])/g, '-$1').toLowerCase()}`;

/** A story's name as Storybook writes it: `As Link` of `AsLink`. */
export const storyName = (exportName: string): string => exportName.replace(/\B([A-Z])/g, ' $1');
