/** What was typed at each entry of the history: whoever comes back or loads anew finds it there. */
import type { CalculatorInputs } from '@tallycomb/inflation-core';
import { entryName } from '../arrival/traversal';

const STORAGE_KEY = 'tallycomb:typed';

type Drafts = Record<string, CalculatorInputs>;

function stored(): Drafts {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}

let drafts: Drafts | undefined;

function all(): Drafts {
  drafts ??= stored();
  return drafts;
}

export const draftOf = (visit: string): CalculatorInputs | undefined => all()[entryName(visit)];

export function keepDraft(visit: string, inputs: CalculatorInputs): void {
  all()[entryName(visit)] = inputs;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(drafts));
  } catch {
    // Storage may be denied or full: then it is kept until the page is loaded anew.
  }
}
