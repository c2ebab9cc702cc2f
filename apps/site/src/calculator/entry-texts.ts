/** What was typed and chosen at each entry of the history: whoever comes back or loads anew finds it there. */
import { historyEntryKey } from '../session/history-entry';
import { readRecord, writeRecord } from '../session/session-record';

const STORAGE_KEY = 'tallycomb:typed';

/** By the name of a field; what nobody has touched is not among them. */
export type Texts<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

const isTexts = (value: unknown): value is Texts =>
  value instanceof Object && Object.values(value).every((text) => typeof text === 'string');

let texts: Record<string, Texts> | undefined;

function allTexts() {
  texts ??= readRecord(STORAGE_KEY, isTexts);
  return texts;
}

const nameOf = (routerKey: string, form: string) => `${historyEntryKey(routerKey)} ${form}`;

export const textsAt = (routerKey: string, form: string): Texts =>
  allTexts()[nameOf(routerKey, form)] ?? {};

export function keepTexts(routerKey: string, form: string, changed: Texts): void {
  allTexts()[nameOf(routerKey, form)] = changed;
  writeRecord(STORAGE_KEY, allTexts());
}
