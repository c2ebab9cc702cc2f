import { menuTableText } from '@tallycomb/content/calculator';
import type { MenuIssue } from '@tallycomb/inflation-core/menu';
import { type ChangeEvent, type FocusEvent, useState } from 'react';
import { usePriceInput } from '../../../calculator/form/price-input';
import { useMaskedInput } from '../../../calculator/form/use-masked-input';
import { isBlank, MENU_MONTH_RULES, type MenuEntry } from '../menu-reducer';
import { readEntry } from '../menu-state';
import type { MenuDispatch } from '../use-menu';

type CheckedField = MenuIssue['field'];

export type RowField = CheckedField | 'service' | 'level';

/** Errors of a row's fields: shown once a field is left, or for an empty field once the row is left. */
function useProblems(entry: MenuEntry) {
  const [typedField, setTypedField] = useState<string>();
  const [isEdited, setEdited] = useState(false);
  const issues = isBlank(entry) ? [] : readEntry(entry).issues;
  const problemOf = (field: CheckedField) => {
    const issue = issues.find((each) => each.field === field);
    const isOpen = issue?.code.startsWith('missing') ? isEdited : typedField === field;
    return issue && !isOpen ? menuTableText.problems[field] : undefined;
  };
  const onTyped = (field: string) => {
    setTypedField(field);
    setEdited(true);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setTypedField(undefined);
    if (!currentTarget.contains(relatedTarget)) setEdited(false);
  };
  return { problemOf, onTyped, onBlur };
}

/** Props of a row's fields, with their errors. */
export function useFields(entry: MenuEntry, dispatch: MenuDispatch) {
  const { id, price, since } = entry;
  const { problemOf, onTyped, onBlur } = useProblems(entry);
  const accept = (field: RowField) => (value: string) => {
    onTyped(field);
    dispatch({ type: 'typed', id, fields: { [field]: value } });
  };
  const plain = (field: 'service' | 'level' | 'visits') => ({
    value: entry[field] ?? '',
    // A name that wraps has no lines of its own.
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      accept(field)(target.value.replace(/\s*[\r\n]+\s*/g, ' ')),
  });
  const { input, note } = usePriceInput(price, accept('price'));
  const monthInput = useMaskedInput(MENU_MONTH_RULES, accept('since'));
  const fields = {
    service: plain('service'),
    level: plain('level'),
    price: { ...input, problem: problemOf('price') ?? note },
    since: { ...monthInput, value: since, problem: problemOf('since') },
    visits: { ...plain('visits'), problem: problemOf('visits') },
  };
  return { onBlur, fields };
}
