/** What was typed at each entry of the history: whoever comes back or loads anew finds it there. */
import type { CalculatorInputs } from '@tallycomb/inflation-core';
import { historyEntryKey } from '../session/history-entry';
import { readRecord, writeRecord } from '../session/session-record';

const STORAGE_KEY = 'tallycomb:typed';

function isDraft(value: unknown): value is CalculatorInputs {
  const { date, annualRevenue } = Object(value) as Partial<Record<keyof CalculatorInputs, unknown>>;
  return typeof date === 'string' && typeof annualRevenue === 'string';
}

let drafts: Record<string, CalculatorInputs> | undefined;

function allDrafts() {
  drafts ??= readRecord(STORAGE_KEY, isDraft);
  return drafts;
}

export const draftOf = (routerKey: string): CalculatorInputs | undefined =>
  allDrafts()[historyEntryKey(routerKey)];

export function keepDraft(routerKey: string, inputs: CalculatorInputs): void {
  allDrafts()[historyEntryKey(routerKey)] = inputs;
  writeRecord(STORAGE_KEY, allDrafts());
}
