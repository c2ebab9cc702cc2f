/** What the page of a foundation or a pattern says beside its stories; `parameters.guide`. */
export interface Guide {
  /** One or two sentences of use. */
  readonly use: string;
  readonly do?: readonly string[];
  readonly dont?: readonly string[];
  /** The components that it is made of. */
  readonly parts?: readonly string[];
}

const isGuide = (value: unknown): value is Guide =>
  typeof value === 'object' && value !== null && 'use' in value;

/** The guide among a story file's parameters, if it has one. */
export const guideIn = (parameters: Readonly<Record<string, unknown>>): Guide | undefined =>
  isGuide(parameters.guide) ? parameters.guide : undefined;
