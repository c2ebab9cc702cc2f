/** What the list of guides shows; read by the build alone, so that no script grows with it. */
import { type GuideSummary, guides } from '@tallycomb/content/guides';

export interface GuideListData {
  readonly guides: readonly GuideSummary[];
}

export const guideListData = (): GuideListData => ({ guides });
