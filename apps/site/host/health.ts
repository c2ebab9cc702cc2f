/** `/healthz`, in plain text: which build answers, and how old its data are. */
import type { Assets } from './assets.ts';
import { dayOf, describeAge } from './data-age.ts';
import { asText } from './data-answer.ts';
import { priceIndexes } from './price-indexes.ts';

/** Written by the build (vite/write-site.ts). */
export const BUILD_PATH = '/build.json';

export interface Build {
  /** The commit, or a hash of all files where the build was told none. */
  readonly version: string;
}

/** The build whose files these are; undefined where they cannot be read. */
async function readBuild({ url }: Request, assets: Assets): Promise<Build | undefined> {
  const answer = await assets.fetch(new Request(new URL(BUILD_PATH, url)));
  return answer.ok ? answer.json() : undefined;
}

/** Old data is no reason to restart a host: it is said, with status 200. */
export async function answerHealth(request: Request, assets: Assets): Promise<Response> {
  const build = await readBuild(request, assets);
  if (!build) return asText(503, ['unhealthy: the files of the site cannot be read']);
  const today = dayOf(new Date());
  const ages = priceIndexes.map((series) => describeAge(series, today));
  return asText(200, ['ok', `build ${build.version}`, ...ages]);
}
