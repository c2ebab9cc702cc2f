/** Rules of the masked fields. */
import {
  beginsMonthName,
  type MaskInput,
  type MaskOutput,
  maskMonth,
  maskRevenue,
  normalizeMonth,
  normalizeRevenue,
} from '@tallycomb/inflation-core';

/** Values of `data-mask`: rules that apply before React, from the first key on. */
export type EarlyRules = 'revenue' | 'month' | 'price';

export interface FieldRules {
  /** Rules that stand in for these until the page's code has loaded. */
  readonly early: EarlyRules;
  readonly mask: (input: MaskInput) => MaskOutput;
  /** The complete value of a text, or `undefined` while it is incomplete or unclear. */
  readonly normalize: (text: string) => string | undefined;
  /** True for a text that is not shown until it can be normalized. */
  readonly waits?: (text: string) => boolean;
}

/** Matches two amounts, as in a range or a fraction, whose digits the mask would run together. */
const HAS_TWO_AMOUNTS = /\d[km]?\s*([-–—/÷*+&~]|to|or|and)\s*\$?\d/i;

/** Rules of an amount field that leave two amounts as typed, for the check to refuse. */
export const amountRules = (rules: FieldRules): FieldRules => ({
  ...rules,
  normalize: (text) => rules.normalize(text) ?? (HAS_TWO_AMOUNTS.test(text) ? text : undefined),
});

export const REVENUE_RULES = amountRules({
  early: 'revenue',
  mask: maskRevenue,
  normalize: normalizeRevenue,
});

/**
 * Adds the slash of MM/YYYY, which typed text may lack: `062019`, or `62019`, as no month begins with
 * its first digit. `12019` could be a year half typed.
 */
const withMonthSlash = (text: string) => text.replace(/^(\d\d|[2-9])(?=\d{4}$)/, '$1/');

export const MONTH_RULES: FieldRules = {
  early: 'month',
  mask: maskMonth,
  normalize: (text) => normalizeMonth(withMonthSlash(text)),
  waits: beginsMonthName,
};

/** Rules of a price before its grammar loads: keys are masked, pasted text is left alone. */
const EARLY_PRICE_RULES: FieldRules = {
  early: 'price',
  mask: (input) => {
    const isKey = input.next.length <= input.previous.length + 1;
    return isKey ? maskRevenue(input) : { value: input.next, caret: input.caret };
  },
  normalize: () => undefined,
};

export const EARLY_RULES: Readonly<Record<EarlyRules, FieldRules>> = {
  revenue: REVENUE_RULES,
  month: MONTH_RULES,
  price: EARLY_PRICE_RULES,
};

/** Attribute that names an input's early rules in the HTML. */
export const MASK_ATTRIBUTE = 'data-mask';

/**
 * Attribute that gives the storage key of a menu in the place of the marked element. On `<html>` from
 * the second script until hydration, if there is such a menu.
 */
export const SAVED_ATTRIBUTE = 'data-saved';
