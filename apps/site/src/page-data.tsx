/**
 * What a page shows beside its code: a guide, a legal text. The page that the visitor came for
 * holds its own; any other is fetched from `{path}.json`, so no page carries the texts of others.
 */
import { createContext, type ReactNode, use, useContext } from 'react';
import { usePagePath } from './page-path';

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

const asked = new Map<string, Promise<PageData>>();
const answered = new Map<string, PageData>();
const failed = new Set<string>();

async function fetchJson(path: string): Promise<PageData> {
  const answer = await fetch(`${path}.json`, { headers: { Accept: 'application/json' } });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${path}.json was answered with status ${answer.status}.`);
  return answer.json();
}

function ask(path: string): Promise<PageData> {
  const answer = fetchJson(path);
  asked.set(path, answer);
  failed.delete(path);
  answer.then(
    (data) => answered.set(path, data),
    () => failed.add(path),
  );
  return answer;
}

/** Asks once a path; one that failed is asked again, as often as somebody heads there. */
export function fetchPageData(pathname: string): Promise<PageData> {
  const path = withoutTrailingSlash(pathname);
  const known = failed.has(path) ? undefined : asked.get(path);
  return known ?? ask(path);
}

/** What came of asking, failure included: asked again here, a failure would never be shown. */
function readAnswer(path: string): PageData {
  // `use` gives even an answer that is here only after another round.
  const answer = answered.get(path);
  return answer === undefined ? use(asked.get(path) ?? ask(path)) : answer;
}

/** The data of the page around. Suspends while it is on its way. */
export function usePageData<Data extends object>(): Data | null {
  const path = withoutTrailingSlash(usePagePath());
  const starting = useContext(StartingDataContext);
  const data = starting?.path === path ? starting.data : readAnswer(path);
  return data as Data | null; // written for this very route by page-data-source.ts
}
