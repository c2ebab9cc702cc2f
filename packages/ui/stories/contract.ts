import type { ReactNode } from 'react';

/** A line of advice with its drawing: the first story's component with other props, or what is given. */
export type DrawnAdvice = { readonly says: string } & (
  | { readonly props: Readonly<Record<string, unknown>> }
  | { readonly drawn: ReactNode }
);

export type Advice = string | DrawnAdvice;

/** Whether a line of advice has a drawing. */
export const isDrawn = (line: Advice | { readonly says: string }): line is DrawnAdvice =>
  typeof line === 'object' && ('props' in line || 'drawn' in line);

/** What a component may stand on; the design system's backgrounds of sections, and night. */
export type Background = 'page' | 'wash' | 'hero' | 'bright' | 'deep' | 'night';

/** What a component's page says beside its stories; `parameters.contract` of its story file. */
export interface Contract {
  readonly purpose: string;
  readonly do?: readonly Advice[];
  readonly dont?: readonly Advice[];
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
