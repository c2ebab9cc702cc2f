/**
 * What Cloudflare takes of a site, checked while it is built. It takes no more of a file of rules,
 * and says so in a line of a log: pages would be without their policy.
 * https://developers.cloudflare.com/workers/static-assets/headers/#limitations
 * https://developers.cloudflare.com/workers/static-assets/redirects/#limitations
 * https://developers.cloudflare.com/workers/platform/limits/#static-assets
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export const HOST_LIMITS = {
  headerRules: 100,
  redirects: 2000,
  lineLength: 2000,
  files: 20_000,
  fileMiB: 25,
} as const;

/** What a build asks of its host. */
export interface HostNeeds {
  readonly headers: string;
  readonly redirects: string;
  /** Size of each file in bytes, by its path. */
  readonly files: ReadonlyMap<string, number>;
}

const rulesIn = (headers: string) => headers.split('\n').filter((line) => line.startsWith('/'));

const tooMany = (what: string, count: number, most: number) =>
  count > most ? [`${what}: ${count}, and ${most} are taken`] : [];

const tooLong = (file: string, text: string) =>
  text
    .split('\n')
    .filter((line) => line.length > HOST_LIMITS.lineLength)
    .map((line) => {
      const start = line.trim().slice(0, 40);
      return `${file}: a line of ${line.length} characters, ${HOST_LIMITS.lineLength} are taken: ${start}…`;
    });

const tooLarge = (files: HostNeeds['files']) =>
  [...files]
    .filter(([, bytes]) => bytes > HOST_LIMITS.fileMiB * 2 ** 20)
    .map(([path]) => `${path}: larger than ${HOST_LIMITS.fileMiB} MiB`);

/** Each limit that is passed, in a line. */
export const passedLimits = ({ headers, redirects, files }: HostNeeds): readonly string[] => [
  ...tooMany('rules in _headers', rulesIn(headers).length, HOST_LIMITS.headerRules),
  ...tooMany('_redirects', redirects.split('\n').filter(Boolean).length, HOST_LIMITS.redirects),
  ...tooLong('_headers', headers),
  ...tooLong('_redirects', redirects),
  ...tooMany('files', files.size, HOST_LIMITS.files),
  ...tooLarge(files),
];

async function needsOf(folder: string): Promise<HostNeeds> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const sizes = paths.map(async (path) => [path, (await stat(path)).size] as const);
  return {
    headers: await readFile(join(folder, '_headers'), 'utf8'),
    redirects: await readFile(join(folder, '_redirects'), 'utf8'),
    files: new Map(await Promise.all(sizes)),
  };
}

/** @throws Error that lists what the host would not take of a built site. */
export async function checkHostLimits(folder: string): Promise<void> {
  const passed = passedLimits(await needsOf(folder));
  if (passed.length > 0)
    throw new Error(`The host takes less than this:\n  ${passed.join('\n  ')}`);
}
