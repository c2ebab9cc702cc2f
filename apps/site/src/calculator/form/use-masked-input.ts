import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { PAGE_FORM, textsAt } from '../../session/early-texts';
import { followMask } from './field-mask';
import { type FieldRules, MASK_ATTRIBUTE } from './field-rules';

/** React wants an `onChange`, but the mask has reported the change before. */
const ignore = () => {};

/**
 * Props of a controlled input that is masked while typing. A mask from before React goes on with
 * these rules and reports text typed meanwhile.
 */
export function useMaskedInput(rules: FieldRules, onTyped: (value: string, text: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const report = useEffectEvent(onTyped);
  useLayoutEffect(() => {
    const input = ref.current;
    if (!input) return undefined;
    const isTaken = textsAt(PAGE_FORM)[input.name] !== undefined;
    return followMask(input, { rules, isTaken, onTyped: (value, text) => report(value, text) });
  }, [rules]);
  return { ref, onChange: ignore, [MASK_ATTRIBUTE]: rules.early };
}
