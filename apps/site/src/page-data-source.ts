/** Where the build finds the data of a page: read by entry-server.tsx alone. */
import type { PageData } from './page-data';
import { guideData } from './pages/guide/data';
import { legalData } from './pages/legal/data';

/** `undefined` for a page that needs none, `null` where there is nothing to show. */
export async function pageDataOf(path: string): Promise<PageData | undefined> {
  const [, section = '', id, ...more] = path.split('/');
  if (section === 'guides' && id !== undefined) return more.length > 0 ? undefined : guideData(id);
  return legalData(section);
}
