import type { ReactNode } from 'react';

/** Advice with an example: the first story with other props, or a given element. */
export type DrawnAdvice = { readonly says: string } & (
  | { readonly props: Readonly<Record<string, unknown>> }
  | { readonly drawn: ReactNode }
);

export type Advice = string | DrawnAdvice;

/** Background for a component: that of a section, or night. */
export type Background = 'page' | 'wash' | 'hero' | 'bright' | 'deep' | 'night';

/** A case for something else, and what; with the id of its page, if it has one. */
export type WhenNot = readonly [situation: string, use: string, page?: string];

/** Texts of a component's page beside its stories; `parameters.contract` of its story file. */
export interface Contract {
  readonly purpose: string;
  /** Other exports of the component, such as a hook. */
  readonly also?: readonly string[];
  /** Code for use without its imports, where its first story is none. */
  readonly code?: string;
  readonly do?: readonly Advice[];
  readonly dont?: readonly Advice[];
  readonly whenNot?: readonly WhenNot[];
  /** Selector of the part shown hovered, pressed and focused. */
  readonly control?: string;
  /** Pseudo-element that draws the background of the component itself. */
  readonly face?: 'before';
  /** Its style sheets by name, if they are not one of its own name. */
  readonly styles?: readonly string[];
  /** The effect of each key, by the key's name. */
  readonly keys?: Readonly<Record<string, string>>;
  /** Backgrounds on which every state is shown; none for a component with its own. */
  readonly backgrounds?: readonly Background[];
}

/** The parameters that hold a contract. */
export const contract = (lines: Contract): { readonly contract: Contract } => ({ contract: lines });

/** The contract among a story file's parameters. */
export const contractIn = ({ contract: lines }: Readonly<Record<string, unknown>>): Contract =>
  lines as Contract; // a test holds that every page has one
