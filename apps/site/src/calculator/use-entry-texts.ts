import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keepTexts, type Texts, textsAt } from './entry-texts';

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
