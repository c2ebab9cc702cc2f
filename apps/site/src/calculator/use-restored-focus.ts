import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A disabled input loses focus without a word; here it gets it back when it is enabled again. */
export function useRestoredFocus(
  form: RefObject<HTMLFormElement | null>,
  isDisabled: boolean,
): void {
  const focused = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (!isDisabled) {
      if (active === document.body) focused.current?.focus({ preventScroll: true });
      focused.current = undefined;
    } else if (active instanceof HTMLElement && form.current?.contains(active)) {
      focused.current = active;
    }
  }, [form, isDisabled]);
}
