import { guides } from '@tallycomb/content/guides';
import type { GuideListData } from '../../pages/guides/guide-list-data';

export const guideListData = (): GuideListData => ({ guides });
