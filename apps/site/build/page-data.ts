import type { Params } from 'react-router-dom';
import type { PageData } from '../src/page-loading/page-parts';
import { parametersOf, routeOf } from '../src/routes';

interface DataModule {
  readonly pageData: (parameters: Params, path: string) => PageData | undefined;
}

/** Data of a page: `undefined` if it needs none, `null` if there is nothing at the path. */
export async function pageDataOf(path: string): Promise<PageData | undefined> {
  const route = routeOf(path);
  if (!route.data) return undefined;
  // Vite needs a path of this form: a file name with one variable, for a folder.
  const { pageData }: DataModule = await import(`../src/pages/${route.folder}/data.server.ts`);
  return pageData(parametersOf(route, path) ?? {}, path);
}
