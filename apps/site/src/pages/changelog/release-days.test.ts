import { releases } from '@tallycomb/content/pages';
import { describe, expect, it } from 'vitest';
import { typesOf } from './change-count';
import { releaseDays } from './release-days';

const [newest] = releases;
const oldest = releases.at(-1) ?? newest;
const on = (isoDate: string, release = newest) => ({ ...release, isoDate });
const day = (isoDate: string, types: ReturnType<typeof typesOf> = []) => ({
  date: new Date(isoDate),
  types,
});

describe('the days of the releases', () => {
  it('run from the first to the newest, whatever the order, most without a change', () => {
    const days = releaseDays([on('2024-12-31'), on('2025-01-02', oldest)]);
    expect(days).toEqual([
      day('2024-12-31', typesOf(newest)),
      day('2025-01-01'),
      day('2025-01-02', typesOf(oldest)),
    ]);
    expect(releaseDays([on('2025-01-02', oldest), on('2024-12-31')])).toEqual(days);
  });

  it('hold both of two releases on one day', () => {
    expect(releaseDays([on('2025-01-01'), on('2025-01-01', oldest)])).toEqual([
      day('2025-01-01', [...typesOf(newest), ...typesOf(oldest)]),
    ]);
  });

  it('are none where there is no release', () => expect(releaseDays([])).toEqual([]));
});
