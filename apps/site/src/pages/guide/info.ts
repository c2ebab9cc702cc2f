/** Every guide, for the build: the page itself knows only the one it shows. */
import { guides } from '@tallycomb/content/guides';
import type { PageInfo } from '../../seo/page-info';
import { guideInfo } from './guide-info';

export const guideInfos: readonly PageInfo[] = guides.map(guideInfo);
