import { expect, it } from 'vitest';
import { blsQuestion } from './bls-question.ts';
import { seriesFiles } from './series-files.ts';

const ids = seriesFiles.map(({ id }) => id);

it('asks for all series at once, ten years of them', () => {
  expect(ids).toEqual([
    'CUUR0000SA0',
    'CUUR0000SEGC',
    'CUUR0100SA0',
    'CUUR0200SA0',
    'CUUR0300SA0',
    'CUUR0400SA0',
  ]);
  expect(blsQuestion(ids, 2026, undefined)).toEqual({
    seriesid: ids,
    startyear: '2017',
    endyear: '2026',
  });
});

it('asks for twenty years with a registration key', () => {
  expect(blsQuestion(ids, 2026, 'key')).toMatchObject({
    startyear: '2007',
    endyear: '2026',
    registrationkey: 'key',
  });
});
