import { calculatorForm } from '@tallycomb/content/calculator';
import { foreignCurrencies, maskPrice, normalizePrice } from '@tallycomb/inflation-core/menu';
import { useState } from 'react';
import { amountRules } from './field-rules';
import { leftOutNote } from './inputs';
import { useMaskedInput } from './use-masked-input';

const PRICE_RULES = amountRules({
  early: 'price',
  mask: maskPrice,
  normalize: normalizePrice,
});

/** A note on a price in another currency, whose amount counts as dollars; else empty. */
export function currencyNote(text: string): string {
  const signs = foreignCurrencies(text);
  return signs.length > 0 ? `${signs.join(' and ')} ${calculatorForm.otherCurrency}` : '';
}

/**
 * Props of a price field, and a note: on text that the mask left out, until the price changes, or on
 * another currency that stands in the field, as when it was pasted before React.
 */
export function usePriceInput(price: string, accept: (price: string) => void) {
  const [leftOut, setLeftOut] = useState({ note: '', price: '' });
  const input = useMaskedInput(PRICE_RULES, (value, text) => {
    accept(value);
    const note = currencyNote(text) || leftOutNote(value, text, normalizePrice(text));
    setLeftOut({ note, price: value });
  });
  const note = (leftOut.price === price && leftOut.note) || currencyNote(price);
  return { input: { ...input, value: price }, note };
}
