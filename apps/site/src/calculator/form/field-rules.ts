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

/** Names of rules that hold from the first key, as `data-mask` has them. */
export type EarlyRules = 'revenue' | 'month' | 'price';

export interface FieldRules {
  /** Rules that stand in for these until the page's code is there. */
  readonly early: EarlyRules;
  readonly mask: (input: MaskInput) => MaskOutput;
  /** A text as the field holds it; `undefined` while its meaning is open. */
  readonly normalize: (text: string) => string | undefined;
  /** Whether a text is held back until it can be normalized; it then is at once. */
  readonly waits?: (text: string) => boolean;
}

/** Matches two amounts, as in a range or a fraction, whose digits the mask would run together. */
const HAS_TWO_AMOUNTS = /\d[km]?\s*([-–—/÷*+&~]|to|or|and)\s*\$?\d/i;

/** Rules of an amount's field: two amounts stay as they were typed, for the check to refuse. */
export const amountRules = (rules: FieldRules): FieldRules => ({
  ...rules,
  normalize: (text) => rules.normalize(text) ?? (HAS_TWO_AMOUNTS.test(text) ? text : undefined),
});

export const REVENUE_RULES = amountRules({
  early: 'revenue',
  mask: maskRevenue,
  normalize: normalizeRevenue,
});

/** With the slash that the mask puts into a month that is typed: it may have come without one. */
const withMonthSlash = (text: string) => text.replace(/^(\d\d)(?=\d{4}$)/, '$1/');

export const MONTH_RULES: FieldRules = {
  early: 'month',
  mask: maskMonth,
  normalize: (text) => normalizeMonth(withMonthSlash(text)),
  waits: beginsMonthName,
};

/** A price until the page's code brings its grammar: keys are masked, what is pasted waits. */
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

/** Names the early rules of an input in the page's HTML. */
export const MASK_ATTRIBUTE = 'data-mask';
