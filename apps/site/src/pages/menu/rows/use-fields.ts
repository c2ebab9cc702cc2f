import { menuTableText } from '@tallycomb/content/calculator';
import type { MenuIssue } from '@tallycomb/inflation-core/menu';
import { type ChangeEvent, type FocusEvent, useState } from 'react';
import { usePriceInput } from '../../../calculator/form/price-input';
import { useMaskedInput } from '../../../calculator/form/use-masked-input';
import { FIELDS, type RowField } from '../menu-columns';
import { isBlank, MENU_MONTH_RULES, type MenuEntry } from '../menu-reducer';
import { readEntry } from '../menu-state';
import type { MenuDispatch } from '../use-menu';

/** Errors of a row's fields: shown once a field is left, or for an empty field once the row is left. */
function useProblems(entry: MenuEntry) {
  const [typedField, setTypedField] = useState<string>();
  const [isEdited, setEdited] = useState(false);
  const issues = isBlank(entry) ? [] : readEntry(entry).issues;
  const isOpen = ({ field, code }: MenuIssue) =>
    code.startsWith('missing') ? isEdited : typedField === field;
  const shown = issues.filter((issue) => !isOpen(issue));
  const problems: Readonly<Partial<Record<RowField, string>>> = Object.fromEntries(
    shown.map(({ field }) => [field, menuTableText.problems[field]]),
  );
  const onTyped = (field: string) => {
    setTypedField(field);
    setEdited(true);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setTypedField(undefined);
    if (!currentTarget.contains(relatedTarget)) setEdited(false);
  };
  return { problems, onTyped, onBlur };
}

/** Props of a row's inputs, and the errors of its fields. */
export function useFields(entry: MenuEntry, dispatch: MenuDispatch) {
  const { id, price, since } = entry;
  const { problems, onTyped, onBlur } = useProblems(entry);
  const accept = (field: RowField) => (value: string) => {
    onTyped(field);
    dispatch({ type: 'typed', id, fields: { [field]: value } });
  };
  const { input, note } = usePriceInput(price, accept('price'));
  const masked = {
    price: input,
    since: { ...useMaskedInput(MENU_MONTH_RULES, accept('since')), value: since },
  };
  const inputOf = (field: RowField) => ({
    value: entry[field] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => accept(field)(target.value),
    ...FIELDS[field],
    ...(field === 'price' || field === 'since' ? masked[field] : {}),
  });
  return { onBlur, inputOf, problems: { ...(note && { price: note }), ...problems } };
}
