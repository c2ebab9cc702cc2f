import { describe, expect, it } from 'vitest';
import { chatUserFrom } from './vendors';

describe('the user of the chat', () => {
  it('is anonymous unless the page names one', () => {
    for (const value of [undefined, null, 7, 'ana', []]) expect(chatUserFrom(value)).toEqual({});
  });

  it('leaves out missing, invalid and unknown fields', () => {
    expect(chatUserFrom({ id: 42, name: '', createdAt: 'soon', plan: 'Pro' })).toEqual({});
  });
});
