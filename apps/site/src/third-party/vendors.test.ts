import { describe, expect, it } from 'vitest';
import { chatUserFrom } from './vendors';

describe('the user of the chat', () => {
  it('is nobody unless the page says who', () => {
    for (const value of [undefined, null, 7, 'ana', []]) expect(chatUserFrom(value)).toEqual({});
  });

  it('leaves out what is missing or wrong, and whatever else there is', () => {
    expect(chatUserFrom({ id: 42, name: '', createdAt: 'soon', plan: 'Pro' })).toEqual({});
  });
});
