import type { MaskInput, MaskOutput } from '@tallycomb/inflation-core';
import type { ChangeEvent } from 'react';

export type Mask = (input: MaskInput) => MaskOutput;

/**
 * A change handler that puts the masked text and its caret into the input at once: React, finding
 * the value it is about to set already there, then leaves the caret alone.
 */
export function maskedChange(mask: Mask, previous: string, accept: (value: string) => void) {
  return ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const next = input.value;
    const masked = mask({ previous, next, caret: input.selectionStart ?? next.length });
    if (masked.value !== next) {
      input.value = masked.value;
      input.setSelectionRange(masked.caret, masked.caret);
    }
    accept(masked.value);
  };
}

/** Masks a whole text that did not come key by key: a link's, or what stood there before hydration. */
export function maskWhole(mask: Mask, text: string): string {
  return mask({ previous: '', next: text, caret: text.length }).value;
}
