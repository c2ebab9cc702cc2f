import type { ReactNode } from 'react';

/** A line of advice with its drawing: the first story's component with other props, or what is given. */
export type DrawnAdvice = { readonly says: string } & (
  | { readonly props: Readonly<Record<string, unknown>> }
  | { readonly drawn: ReactNode }
);

export type Advice = string | DrawnAdvice;

/** Tells a line of advice with a drawing from a plain one. */
export const isDrawn = (line: Advice | { readonly says: string }): line is DrawnAdvice =>
  typeof line === 'object' && ('props' in line || 'drawn' in line);

/** A background for a component: those of sections, and night. */
export type Background = 'page' | 'wash' | 'hero' | 'bright' | 'deep' | 'night';

/** Texts of a component's page beside its stories; `parameters.contract` of its story file. */
export interface Contract {
  readonly purpose: string;
  /** Other exports that belong to it, such as a hook. */
  readonly also?: readonly string[];
  readonly do?: readonly Advice[];
  readonly dont?: readonly Advice[];
  /** Selector of the part that its page draws hovered, pressed and focused. */
  readonly control?: string;
  /** The effect of each key, by the key's name. */
  readonly keys?: Readonly<Record<string, string>>;
  /** Shows its states one below another, as it needs the whole width. */
  readonly isWide?: boolean;
  /** The backgrounds on which its page shows every state; without them, it brings its own. */
  readonly backgrounds?: readonly Background[];
}

/** The parameters that hold a contract. */
export const contract = (lines: Contract): { readonly contract: Contract } => ({ contract: lines });

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'purpose' in value;

/** The contract among a story file's parameters, if it has one. */
export const contractIn = (parameters: Readonly<Record<string, unknown>>): Contract | undefined =>
  isContract(parameters.contract) ? parameters.contract : undefined;
