import { maskMonth, maskRevenue } from '@tallycomb/inflation-core';
import type { ChangeEvent } from 'react';
import { expect, test } from 'vitest';
import { type Mask, maskedChange, maskWhole } from './masked-input';

/** What a browser has done to an input before it tells of the change; `|` is the caret. */
function change(mask: Mask, previous: string, typed: string) {
  const input = {
    value: typed.replace('|', ''),
    selectionStart: typed.indexOf('|'),
    setSelectionRange(start: number) {
      this.selectionStart = start;
    },
  };
  let accepted = '';
  const event = { currentTarget: input } as unknown as ChangeEvent<HTMLInputElement>; // all that is read
  maskedChange(mask, previous, (value) => {
    accepted = value;
  })(event);
  const { value, selectionStart } = input;
  return { accepted, shown: `${value.slice(0, selectionStart)}|${value.slice(selectionStart)}` };
}

test('a date gets its slash, and the caret goes behind it', () => {
  expect(change(maskMonth, '0', '06|')).toEqual({ accepted: '06/', shown: '06/|' });
});

test('a digit typed in the middle of a date leaves the caret where it was typed', () => {
  expect(change(maskMonth, '06/019', '06/2|019')).toEqual({
    accepted: '06/2019',
    shown: '06/2|019',
  });
});

test('what a field does not take is gone, and the caret where it was', () => {
  expect(change(maskRevenue, '250', '2x|50')).toEqual({ accepted: '250', shown: '2|50' });
  expect(change(maskMonth, '06/2019', '06/2019a|')).toEqual({
    accepted: '06/2019',
    shown: '06/2019|',
  });
});

test('a text that came as a whole is masked as if it was typed', () => {
  expect(maskWhole(maskMonth, '062019')).toBe('06/2019');
  expect(maskWhole(maskRevenue, '$250,000')).toBe('250000');
});
