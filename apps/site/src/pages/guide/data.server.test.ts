import { guides } from '@tallycomb/content/guides';
import { describe, expect, it } from 'vitest';
import { headingsOf, textOf } from '../../article/rich-text-node';
import { guideData } from './data.server';

describe.each(guides)('/guides/$id', ({ id, title }) => {
  it('shows the guide, its whole text, and two others', () => {
    const data = guideData(id);
    expect(data?.guide.title).toBe(title);
    expect(data?.body.map(textOf).join(' ').split(/\s+/).length).toBeGreaterThan(900);
    expect(headingsOf(data?.body ?? []).at(-1)).toEqual({ id: 'sources', label: 'Sources' });
    expect(data?.related.filter((other) => other.id !== id)).toHaveLength(2);
  });
});

it.each(['nope', '', 'toString', 'Price-Optimization'])('there is no guide "%s"', (id) => {
  expect(guideData(id)).toBeNull();
});
