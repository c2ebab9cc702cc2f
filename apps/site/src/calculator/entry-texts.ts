/** What was typed and chosen at each entry of the history: whoever comes back or loads anew finds it there. */
import { useState } from 'react';
import { historyEntryKey, readRecord, writeRecord } from '../session/history-entry';
import { TYPED_KEY } from '../session/hydration';

/** By the name of a field; what nobody has touched is not among them. */
type Texts<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

const isTexts = (value: unknown): value is Texts =>
  value instanceof Object && Object.values(value).every((text) => typeof text === 'string');

let texts: Record<string, Texts> | undefined;

function allTexts() {
  texts ??= readRecord(TYPED_KEY, isTexts);
  return texts;
}

const nameOf = (form: string) => `${historyEntryKey()} ${form}`;

export const textsAt = (form: string): Texts => allTexts()[nameOf(form)] ?? {};

export function keepTexts(form: string, changed: Texts): void {
  allTexts()[nameOf(form)] = changed;
  writeRecord(TYPED_KEY, allTexts());
}

/** What was chosen, where that is still a choice. */
export const chosenFrom = (
  options: readonly { readonly value: string }[],
  kept: string | undefined,
  first: string,
) => options.find(({ value }) => value === kept)?.value ?? first;

/** The texts of a form that is drawn after hydration, and what changes one. */
export function useEntryTexts<Name extends string>(form: string) {
  const [typed, setTyped] = useState<Texts<Name>>(() => textsAt(form));
  const type = (name: Name, text: string) => {
    const changed = { ...typed, [name]: text };
    setTyped(changed);
    keepTexts(form, changed);
  };
  return [typed, type] as const;
}
