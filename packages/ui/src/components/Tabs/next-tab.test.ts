import { describe, expect, it } from 'vitest';
import { nextTab } from './next-tab';

const ids = ['talent', 'price', 'competitors'] as const;
const vertical = { ids, orientation: 'vertical' } as const;
const horizontal = { ids, orientation: 'horizontal' } as const;

describe('nextTab', () => {
  it.each([
    ['ArrowDown', 'talent', 'price'],
    ['ArrowDown', 'competitors', 'talent'],
    ['ArrowUp', 'price', 'talent'],
    ['ArrowUp', 'talent', 'competitors'],
    ['Home', 'competitors', 'talent'],
    ['End', 'talent', 'competitors'],
    ['ArrowRight', 'talent', undefined],
    ['ArrowLeft', 'talent', undefined],
    [' ', 'price', 'price'],
    ['Enter', 'talent', undefined],
  ])('takes %s in a vertical list from %s to %s', (key, focusedId, expected) => {
    expect(nextTab({ ...vertical, key, focusedId })).toBe(expected);
  });

  it.each([
    ['ArrowRight', 'competitors', 'talent'],
    ['ArrowLeft', 'talent', 'competitors'],
    ['ArrowDown', 'talent', undefined],
    ['ArrowUp', 'talent', undefined],
  ])('takes %s in a horizontal list from %s to %s', (key, focusedId, expected) => {
    expect(nextTab({ ...horizontal, key, focusedId })).toBe(expected);
  });
});
