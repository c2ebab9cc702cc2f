import { describe, expect, test } from 'vitest';
import { markdownTable, withSection } from './results-file';

test('a table is Markdown whose columns are as wide as their widest cell', () => {
  expect(markdownTable(['page', 'KiB'], [['/inflation', '9.5'], ['/']])).toBe(
    [
      '| page       | KiB |', //
      '| ---------- | --- |',
      '| /inflation | 9.5 |',
      '| /          |     |',
    ].join('\n'),
  );
});

describe('the results', () => {
  const first = withSection('', 'Pages', 'One run.');
  const both = withSection(first, 'Lookup', 'Two runs.\n\n### Limits\n');

  test('say which command writes them', () => {
    expect(first).toMatch(/^# Results\n\nWritten by `pnpm bench`/);
  });

  test('take a new section at their end', () => {
    expect(both.startsWith(first)).toBe(true);
    expect(both).toMatch(/\n## Lookup\n\nTwo runs\.\n\n### Limits\n$/);
  });

  test('keep the others, and their order, when one is measured again', () => {
    const again = withSection(both, 'Pages', 'Three runs.');
    expect(again).toBe(both.replace('One run.', 'Three runs.'));
    expect(withSection(again, 'Pages', 'One run.')).toBe(both);
  });
});
