/**
 * What a page shows beside its code: a guide, a legal text. The page that the visitor came for
 * holds its own; any other is fetched from `{path}.json`, so no page carries the texts of others.
 */
import { createContext, type ReactNode, use, useContext } from 'react';
import { useLocation } from 'react-router-dom';

/** JSON; `null` says that there is nothing at the path. */
export type PageData = object | null;

export interface StartingData {
  readonly path: string;
  readonly data: PageData;
}

export const STARTING_DATA_ID = 'page-data';

export const withoutTrailingSlash = (path: string) => path.replace(/(?<=.)\/+$/, '');

const StartingDataContext = createContext<StartingData | undefined>(undefined);

interface StartingDataProviderProps {
  readonly value: StartingData | undefined;
  readonly children: ReactNode;
}

export function StartingDataProvider({ value, children }: StartingDataProviderProps) {
  return <StartingDataContext value={value}>{children}</StartingDataContext>;
}

const fetched = new Map<string, Promise<PageData>>();

async function fetchJson(path: string): Promise<PageData> {
  const answer = await fetch(`${path}.json`, { headers: { Accept: 'application/json' } });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${path}.json was answered with status ${answer.status}.`);
  return answer.json();
}

/** Asks once a path; one that failed is asked again next time. */
export function fetchPageData(pathname: string): Promise<PageData> {
  const path = withoutTrailingSlash(pathname);
  const known = fetched.get(path);
  if (known) return known;
  const asked = fetchJson(path);
  asked.catch(() => fetched.delete(path));
  fetched.set(path, asked);
  return asked;
}

/** The data of the page at the current address. Suspends while it is on its way. */
export function usePageData<Data extends object>(): Data | null {
  const path = withoutTrailingSlash(useLocation().pathname);
  const starting = useContext(StartingDataContext);
  const data = starting?.path === path ? starting.data : use(fetchPageData(path));
  return data as Data | null; // written for this very route by page-data-source.ts
}
