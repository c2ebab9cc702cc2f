/** What was typed and chosen at each entry of the history: whoever comes back or loads anew finds it there. */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { historyEntryKey, readRecord, writeRecord } from '../session/history-entry';

const STORAGE_KEY = 'tallycomb:typed';

/** By the name of a field; what nobody has touched is not among them. */
type Texts<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

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

interface Option {
  readonly value: string;
}

/** What was chosen, where that is still a choice. */
export const chosenFrom = (options: readonly Option[], kept: string | undefined, first: string) =>
  options.find(({ value }) => value === kept)?.value ?? first;

/** The texts of a form that is drawn after hydration, and what changes one. */
export function useEntryTexts<Name extends string>(form: string) {
  const { key } = useLocation();
  const [typed, setTyped] = useState<Texts<Name>>(() => textsAt(key, form));
  const type = (name: Name, text: string) => {
    const changed = { ...typed, [name]: text };
    setTyped(changed);
    keepTexts(key, form, changed);
  };
  return [typed, type] as const;
}
