import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { PAGE_FORM, textsAt } from '../../session/early-texts';
import { followMask } from './field-mask';
import { type FieldRules, MASK_ATTRIBUTE } from './field-rules';

/** The mask reports a change before React sees it. */
const ignore = () => {};

/**
 * Props of a controlled input that is masked as it is typed in. The mask that held before React
 * came goes on with these rules, and reports what the visitor has typed meanwhile.
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
