'use client';

import { useCallback, useState } from 'react';

export interface ControlledOptions<Value> {
  /** Controlled value; without it the component keeps its own. */
  readonly value: Value | undefined;
  readonly defaultValue: Value;
  readonly onValueChange: ((value: Value) => void) | undefined;
}

/** A controlled or uncontrolled value, and a function that requests another. */
export function useControlled<Value>({
  value,
  defaultValue,
  onValueChange,
}: ControlledOptions<Value>): readonly [value: Value, change: (next: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const isControlled = value !== undefined;
  const change = useCallback(
    (next: Value) => {
      if (!isControlled) setOwn(next);
      onValueChange?.(next);
    },
    [isControlled, onValueChange],
  );
  return [isControlled ? value : own, change];
}
