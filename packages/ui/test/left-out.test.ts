import { describe, expect, it } from 'vitest';
import { leftOut, pageOf, wordsAndNames } from '../.storybook/guide/left-out';
import * as all from '../src/all';

const pages = Object.values(
  import.meta.glob<{ readonly id?: string }>('../src/**/*.stories.tsx', {
    eager: true,
    import: 'default',
  }),
).map(({ id }) => id);

describe.each(leftOut)('$name, which is not in the system', ({ name, instead }) => {
  it('is exported by nothing', () => {
    expect(Object.keys(all)).not.toContain(name);
  });

  it('leads to the pages of what to use', () => {
    const named = wordsAndNames(instead).filter((_, at) => at % 2 === 1);
    expect(named).not.toEqual([]);
    expect(pages).toEqual(expect.arrayContaining(named.map(pageOf)));
  });
});
