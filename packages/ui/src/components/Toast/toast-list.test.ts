import { describe, expect, it } from 'vitest';
import { addToast, type ToastEntry } from './toast-list';

const toast = (id: number, title: string): ToastEntry => ({
  id,
  tone: 'destructive',
  title,
  description: 'Please enter a valid number for revenue.',
});

describe('addToast', () => {
  it('puts the newest last', () => {
    expect(addToast([toast(1, 'One')], toast(2, 'Two')).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('replaces a repeat, so that it is announced anew', () => {
    const list = addToast([toast(1, 'One'), toast(2, 'Two')], toast(3, 'One'));
    expect(list.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('keeps the same words in another tone', () => {
    expect(addToast([toast(1, 'One')], { ...toast(2, 'One'), tone: 'neutral' })).toHaveLength(2);
  });

  it('lets the oldest go when a fourth comes', () => {
    const three = [toast(1, 'One'), toast(2, 'Two'), toast(3, 'Three')];
    expect(addToast(three, toast(4, 'Four')).map(({ id }) => id)).toEqual([2, 3, 4]);
  });
});
