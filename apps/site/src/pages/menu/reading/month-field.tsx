import { calculatorForm, menuPasteText } from '@tallycomb/content/calculator';
import { menuMonth } from '@tallycomb/inflation-core/menu';
import { Field } from '@tallycomb/ui';
import { useState } from 'react';
import { useMaskedInput } from '../../../calculator/form/use-masked-input';
import { MENU_MONTH_RULES } from '../menu-reducer';
import type { ReadingProps } from './use-reading';

interface MonthFieldProps extends ReadingProps {
  /** A month is required now. */
  readonly isAsked?: boolean;
}

/** Field for the month of services whose line has none. */
export function MonthField({ menu, dispatch, isAsked = false }: MonthFieldProps) {
  const [isTyping, setTyping] = useState(false);
  const month = useMaskedInput(MENU_MONTH_RULES, (value) => {
    setTyping(true);
    dispatch({ type: 'set', month: value });
  });
  const isMonth = menuMonth(menu.month) !== undefined || (menu.month === '' && !isAsked);
  // The error replaces the hint, so that a button below does not move while it is pressed.
  const hintOrError =
    isMonth || isTyping
      ? { hint: menuPasteText.month.hint }
      : { error: isAsked ? menuPasteText.month.asked : menuPasteText.month.problem };
  return (
    <Field
      autoComplete="off"
      name="menu-month"
      label={menuPasteText.month.label}
      inputMode="numeric"
      placeholder={calculatorForm.datePlaceholder}
      value={menu.month}
      {...hintOrError}
      {...month}
      onBlur={() => setTyping(false)}
    />
  );
}
