/**
 * Loads every `import()` of the site, in place of Vite's own helper. Each file is fetched into the
 * browser's cache before its import, as Firefox and WebKit never request a failed module again:
 * https://bugzilla.mozilla.org/show_bug.cgi?id=1815498
 */

/** Long enough for the largest file on a slow connection. */
const TIMEOUT_MS = 20_000;

/** A deploy has replaced the file, which the host no longer has. */
export class CodeGoneError extends Error {
  override readonly name = 'CodeGoneError';
}

const fetched = new Map<string, Promise<void>>();

async function fetchIntoCache(address: string, priority: RequestPriority): Promise<void> {
  const answer = await fetch(address, { priority, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (answer.status === 404) throw new CodeGoneError(`${address} is gone.`);
  if (!answer.ok) throw new Error(`${address} was answered with status ${answer.status}.`);
  await answer.arrayBuffer();
}

/** Fetches a file of the build once; after a failure the next call tries again. */
export function fetchCode(address: string, priority: RequestPriority = 'auto'): Promise<void> {
  const known = fetched.get(address);
  if (known) return known;
  const coming = fetchIntoCache(address, priority);
  fetched.set(address, coming);
  coming.catch(() => fetched.delete(address));
  return coming;
}

/** Wrapped by the build around each `import()`, with the files that it needs and its own. */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => fetchCode(`/${file}`)));
  return load();
}
