import { type GuideSummary, guides } from '@tallycomb/content/guides';

/** What the list of guides shows: data, so that no script grows with it. */
export interface GuideListData {
  readonly guides: readonly GuideSummary[];
}

export const pageData = (): GuideListData => ({ guides });
