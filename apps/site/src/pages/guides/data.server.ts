import { guides } from '@tallycomb/content/guides';

/** What the list of guides shows: data, so that no script grows with it. */
export const pageData = () => ({ guides });

export type GuideListData = ReturnType<typeof pageData>;
