import { describe, expect, it, vi } from 'vitest';
import { createConsentStore } from './consent';

function memory(start?: string): Storage {
  const items = new Map(start === undefined ? [] : [['tallycomb:consent', start]]);
  return {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

const denied = (): Storage => {
  throw new Error('denied');
};

describe('consent', () => {
  it('asks again after twelve months', () => {
    const storage = memory();
    vi.useFakeTimers({ now: new Date('2026-11-23') });
    createConsentStore(() => storage).answer('chat', 'yes');
    vi.setSystemTime(new Date('2027-11-22'));
    expect(createConsentStore(() => storage).read().answers).toEqual({ chat: 'yes' });
    vi.setSystemTime(new Date('2027-11-23'));
    expect(createConsentStore(() => storage).read().answers).toEqual({});
    vi.useRealTimers();
  });

  it.each([
    '',
    'null',
    '{"chat":true}',
    '{"chat":"yes"}',
    '{"chat":{"answer":"yes"}}',
    `{"chat":{"answer":"YES","givenAt":${Date.now()}}}`,
    '{"chat":{"answer":"yes","givenAt":9e15}}',
    '["yes"]{',
  ])('ignores the invalid %j in storage', (text) => {
    expect(createConsentStore(() => memory(text)).read()).toMatchObject({ answers: {}, asked: [] });
  });

  it('keeps an answer for the visit only where storage is denied', () => {
    const store = createConsentStore(denied);
    store.answer('chat', 'yes');
    expect(store.read().answers).toEqual({ chat: 'yes' });
    expect(createConsentStore(denied).read().answers).toEqual({});
  });

  it('closes the question with its answer, but leaves the review open', () => {
    const store = createConsentStore(() => memory());
    store.ask('tagManager');
    store.answer('tagManager', 'no');
    expect(store.read().asked).toEqual([]);
    store.review(['tagManager', 'chat']);
    store.answer('chat', 'no');
    expect(store.read().asked).toEqual(['tagManager', 'chat']);
    store.close();
    expect(store.read()).toMatchObject({ asked: [], isReview: false, isCalledFor: false });
  });

  it('never replaces a question that the visitor opened with one that the page asks', () => {
    const store = createConsentStore(() => memory());
    store.askOnCall('chat');
    store.ask('tagManager');
    expect(store.read()).toMatchObject({ asked: ['chat'], isCalledFor: true });
  });
});
