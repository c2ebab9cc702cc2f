import {
  beginsMonthName,
  maskMonth,
  maskRevenue,
  normalizeMonth,
  normalizeRevenue,
} from '@tallycomb/inflation-core';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { attachMask, type FieldRules, type OnTyped } from './attach-mask';

export const REVENUE_RULES: FieldRules = { mask: maskRevenue, normalize: normalizeRevenue };

/** With the slash that the mask puts into a month that is typed: it may have come without one. */
export const slashed = (text: string) => text.replace(/^(\d\d)(?=\d{4}$)/, '$1/');

export const MONTH_RULES: FieldRules = {
  mask: maskMonth,
  normalize: (text) => normalizeMonth(slashed(text)),
  waits: beginsMonthName,
};

/** The listeners have told of a change before React does. */
const ignore = () => {};

/** Props of a controlled input that is masked as it is typed in. */
export function useMaskedInput(rules: FieldRules, onTyped: OnTyped) {
  const ref = useRef<HTMLInputElement>(null);
  const tell = useEffectEvent(onTyped);
  useLayoutEffect(() => {
    if (!ref.current) return undefined;
    return attachMask(ref.current, rules, (value, text) => tell(value, text));
  }, [rules]);
  return { ref, onChange: ignore };
}
