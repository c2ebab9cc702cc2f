import { guides } from '@tallycomb/content/guides';

/** Data of the list of guides, which would make scripts larger. */
export const pageData = () => ({ guides });

export type GuideListData = ReturnType<typeof pageData>;
