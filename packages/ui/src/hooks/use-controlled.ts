'use client';

import { useCallback, useState } from 'react';

export interface ControlledOptions<Value> {
  /** Value that the owner holds; without it the component holds its own. */
  readonly value: Value | undefined;
  readonly defaultValue: Value;
  readonly onValueChange: ((value: Value) => void) | undefined;
}

/** A value that its owner holds or else the component itself, and what asks for another. */
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
