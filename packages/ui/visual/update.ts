/** Draws the pictures that differ or are missing: `pnpm --filter @tallycomb/ui visual:update`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allPictures, drawnIn, environmentFile, fileOf, folder } from './baselines.ts';
import { runningEnvironment } from './browser.ts';
import { incomparable } from './environment.ts';
import { orphans, removeEqual } from './tidy.ts';

const NEW_ENVIRONMENT = '--new-environment';
const asked = process.argv.slice(2);
const isNew = asked.includes(NEW_ENVIRONMENT);

const say = (line: string) => process.stdout.write(`${line}\n`);

async function settleEnvironment(): Promise<void> {
  const before = drawnIn();
  const here = await runningEnvironment();
  const reason = before && incomparable(before, here);
  if (reason && !isNew) {
    say(`Nothing is drawn: ${reason}. Pictures of two browsers do not mix.`);
    say(`If this is to be the browser from now on, pass ${NEW_ENVIRONMENT}.`);
    process.exit(1);
  }
  if (before && !isNew) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(environmentFile, `${JSON.stringify(here, null, 2)}\n`);
}

function draw(): number {
  const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  const config = fileURLToPath(new URL('playwright.config.ts', import.meta.url));
  const mode = `--update-snapshots=${isNew ? 'all' : 'changed'}`;
  const filters = asked.filter((argument) => argument !== NEW_ENVIRONMENT);
  const { status } = spawnSync(process.execPath, [cli, 'test', '-c', config, mode, ...filters], {
    stdio: 'inherit',
  });
  return status ?? 1;
}

await settleEnvironment();
const status = draw();
for (const picture of orphans()) rmSync(fileOf(picture));
await removeEqual();
const pictures = allPictures();
const bytes = pictures.reduce((sum, picture) => sum + statSync(fileOf(picture)).size, 0);
say(
  `${pictures.length} pictures, ${(bytes / 1e6).toFixed(1)} MB; \`git status\` lists what is new.`,
);
process.exit(status);
