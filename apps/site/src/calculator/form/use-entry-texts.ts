import { useState } from 'react';
import { keepTexts, type Texts, textsAt } from '../../session/early-texts';

/** The kept choice if it is still an option, else the first. */
export const chosenFrom = (
  options: readonly { readonly value: string }[],
  kept: string | undefined,
  first: string,
) => options.find(({ value }) => value === kept)?.value ?? first;

/** Texts of a form rendered after hydration, kept for the history entry, and their setter. */
export function useEntryTexts<Name extends string>(form: string) {
  const [typed, setTyped] = useState<Texts<Name>>(() => textsAt(form));
  const type = (name: Name, text: string) => {
    const changed = { ...typed, [name]: text };
    setTyped(changed);
    keepTexts(form, changed);
  };
  return [typed, type] as const;
}
