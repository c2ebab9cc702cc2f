import type { ChangelogEntry, ChangeType } from '@tallycomb/content/pages';
import { typesOf } from './change-count';

const msPerDay = 24 * 60 * 60 * 1000;

export interface ReleaseDay {
  /** Its beginning, UTC. */
  readonly date: Date;
  /** What changed: nothing on most days. */
  readonly types: readonly ChangeType[];
}

/**
 * Every day from the first release to the newest, in order of time.
 *
 * @param releases - In any order.
 */
export function releaseDays(releases: readonly ChangelogEntry[]): readonly ReleaseDay[] {
  const times = releases.map(({ isoDate }) => Date.parse(isoDate));
  const first = Math.min(...times);
  const length = releases.length === 0 ? 0 : (Math.max(...times) - first) / msPerDay + 1;
  return Array.from({ length }, (_, day) => {
    const time = first + day * msPerDay;
    const types = releases.filter((_, at) => times[at] === time).flatMap(typesOf);
    return { date: new Date(time), types };
  });
}
