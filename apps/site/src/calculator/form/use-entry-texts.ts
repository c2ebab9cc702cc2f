import { useState } from 'react';
import { keepTexts, type Texts, textsAt } from '../../session/early-texts';

/** The option that was chosen, where it is still one. */
export const chosenFrom = (
  options: readonly { readonly value: string }[],
  kept: string | undefined,
  first: string,
) => options.find(({ value }) => value === kept)?.value ?? first;

/** Texts of a form that is drawn after hydration, kept for the history entry, and what changes one. */
export function useEntryTexts<Name extends string>(form: string) {
  const [typed, setTyped] = useState<Texts<Name>>(() => textsAt(form));
  const type = (name: Name, text: string) => {
    const changed = { ...typed, [name]: text };
    setTyped(changed);
    keepTexts(form, changed);
  };
  return [typed, type] as const;
}
