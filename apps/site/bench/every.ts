/**
 * `pnpm bench`: pages (which takes the options), then the lookup, then growth; each writes its section
 * of RESULTS.md. One that fails does not keep the next from running.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PAGES = 'bench.ts';
const BENCHES = [PAGES, 'worker.ts', 'growth.ts'];

const failed = BENCHES.filter((file) => {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const options = file === PAGES ? process.argv.slice(2) : [];
  return spawnSync(process.execPath, [path, ...options], { stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) console.log(`\nLimits missed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
