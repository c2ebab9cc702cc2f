import { maskPrice, normalizePrice } from '@tallycomb/inflation-core/menu';
import { useState } from 'react';
import { amountRules } from './field-rules';
import { leftOutNote } from './inputs';
import { useMaskedInput } from './use-masked-input';

const PRICE_RULES = amountRules({
  early: 'price',
  mask: maskPrice,
  normalize: normalizePrice,
});

/** Props of a price field, and a note on text that the mask left out, until the price changes. */
export function usePriceInput(price: string, accept: (price: string) => void) {
  const [leftOut, setLeftOut] = useState({ note: '', price: '' });
  const input = useMaskedInput(PRICE_RULES, (value, text) => {
    accept(value);
    setLeftOut({ note: leftOutNote(value, text, normalizePrice(text)), price: value });
  });
  return { input: { ...input, value: price }, note: leftOut.price === price ? leftOut.note : '' };
}
