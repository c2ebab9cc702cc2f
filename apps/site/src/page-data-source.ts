/** Where the build finds the data of a page: read by entry-server.tsx alone. */
import type { PageData } from './page-data';
import { guideData } from './pages/guide/data';
import { guideListData } from './pages/guides/data';
import { legalData } from './pages/legal/data';

/** `undefined` for a page that needs none, `null` where there is nothing to show. */
export async function pageDataOf(path: string): Promise<PageData | undefined> {
  const [, section = '', id, ...more] = path.split('/');
  if (more.length > 0) return undefined;
  if (section === 'guides') return id === undefined ? guideListData() : guideData(id);
  return id === undefined ? legalData(section) : undefined;
}
