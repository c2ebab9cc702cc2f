/** What was typed at each entry of the history: whoever comes back or loads anew finds it there. */
import type { CalculatorInputs } from '@tallycomb/inflation-core';
import { entryName } from '../arrival/traversal';
import { readRecord, writeRecord } from '../session-record';

const STORAGE_KEY = 'tallycomb:typed';

let drafts: Record<string, CalculatorInputs> | undefined;

function all() {
  drafts ??= readRecord<CalculatorInputs>(STORAGE_KEY);
  return drafts;
}

export const draftOf = (visit: string): CalculatorInputs | undefined => all()[entryName(visit)];

export function keepDraft(visit: string, inputs: CalculatorInputs): void {
  all()[entryName(visit)] = inputs;
  writeRecord(STORAGE_KEY, all());
}
