import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const tool = fileURLToPath(new URL('../../../tools/licenses.ts', import.meta.url));

it('ships only what an allowed license lets it, and lists all of it with the notices', () => {
  const { status, stderr } = spawnSync(process.execPath, [tool], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
