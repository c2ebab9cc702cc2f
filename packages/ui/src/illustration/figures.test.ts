import { expect, it } from 'vitest';
import { figureShape } from './figures';

const at = { x: 50, y: 10, size: 100, from: 'start', fill: 'ink' } as const;

it('draws one piece a character and knows no others', () => {
  expect(String(figureShape('$40', at).attributes.d).match(/M/g)).toHaveLength(3);
  expect(figureShape('a', at).attributes.d).toBe('');
});

it('sets a figure from its start or by its middle', () => {
  expect(figureShape('4', at).attributes.transform).toBe('translate(50 10) scale(0.5)');
  expect(figureShape('4', { ...at, from: 'middle' }).attributes.transform).toBe(
    'translate(32.8 10) scale(0.5)',
  );
});
