import type { PageData } from '../../page-loading/page-data';
import { guideData } from './guide';
import { guideListData } from './guide-list';
import { legalData } from './legal';

/** `undefined` for a page that needs none, `null` where there is nothing to show. */
export async function pageDataOf(path: string): Promise<PageData | undefined> {
  const [, section = '', id, ...more] = path.split('/');
  if (more.length > 0) return undefined;
  if (section === 'guides') return id === undefined ? guideListData() : guideData(id);
  return id === undefined ? legalData(section) : undefined;
}
