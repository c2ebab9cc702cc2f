import { expect, it } from 'vitest';
import { inWords } from './days';

it('says a day in words, whatever the time zone', () => {
  expect(inWords('2025-01-17')).toBe('January 17, 2025');
  expect(inWords('2024-10-02')).toBe('October 2, 2024');
});
