interface Press {
  readonly ids: readonly string[];
  readonly focusedId: string;
  readonly orientation: 'horizontal' | 'vertical';
  readonly key: string;
}

const steps = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 },
} as const satisfies Record<string, Readonly<Record<string, number>>>;

/**
 * The tab that a key selects, wrapping around at the ends; `undefined` for keys without effect.
 * Space selects the focused tab: our tabs are links, which react only to Enter by themselves.
 * Source: WAI-ARIA Authoring Practices, Tabs pattern.
 * @example
 * const list = { ids: ['talent', 'price'], focusedId: 'price', orientation: 'vertical' };
 * nextTab({ ...list, key: 'ArrowDown' }); // => 'talent'
 * nextTab({ ...list, key: 'ArrowRight' }); // => undefined
 */
export function nextTab({ ids, focusedId, orientation, key }: Press): string | undefined {
  if (key === ' ') return focusedId;
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  const step = (steps[orientation] as Readonly<Record<string, number>>)[key];
  if (step === undefined) return undefined;
  return ids.at((ids.indexOf(focusedId) + step) % ids.length);
}
