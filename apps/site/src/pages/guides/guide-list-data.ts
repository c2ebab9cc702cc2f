import type { GuideSummary } from '@tallycomb/content/guides';

/** What the list of guides shows: data, so that no script grows with it. */
export interface GuideListData {
  readonly guides: readonly GuideSummary[];
  /** What the first of them says in its pull quote. */
  readonly claim: string;
}
