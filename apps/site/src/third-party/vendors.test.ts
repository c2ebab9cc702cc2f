import { describe, expect, it } from 'vitest';
import { chatUserFrom } from './vendors';

describe('the user of the chat', () => {
  it('is nobody unless the page says who', () => {
    for (const value of [undefined, null, 7, 'ana', []]) expect(chatUserFrom(value)).toEqual({});
  });

  it('is passed on in the names of the vendor, the date in seconds', () => {
    const user = {
      id: '42',
      name: 'A. B.',
      email: 'a@b.example',
      createdAt: '2025-01-17T00:00:00Z',
    };
    expect(chatUserFrom(user)).toEqual({
      user_id: '42',
      name: 'A. B.',
      email: 'a@b.example',
      created_at: 1_737_072_000,
    });
  });

  it('leaves out what is missing or wrong, and whatever else there is', () => {
    expect(chatUserFrom({ id: 42, name: '', createdAt: 'soon', plan: 'Pro' })).toEqual({});
  });
});
