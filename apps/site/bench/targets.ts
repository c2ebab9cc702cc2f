/** The pages that are measured, and what they are compared with, each served on loopback. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { buildClientRendered } from './client-rendered.ts';
import { handWrittenPage } from './hand-written-page.ts';
import { type ServedFolder, serveFolder } from './served-folder.ts';

export interface Target {
  readonly name: string;
  readonly served: ServedFolder;
  readonly path: string;
}

export interface Targets {
  /** Where the built site is served. */
  readonly site: ServedFolder;
  readonly all: readonly Target[];
  close(): Promise<unknown>;
}

/** What the largest paint of each page is compared with. */
export const BASELINE = 'home by hand, in our fonts';

const folderOf = (path: string) => fileURLToPath(new URL(`../dist/${path}`, import.meta.url));

function writeByHand(): string {
  const folder = folderOf('bench/hand-written');
  const home = readFileSync(folderOf('client/index.html'), 'utf8');
  cpSync(folderOf('client/assets'), join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), handWrittenPage(home, { hasOurFonts: false }));
  writeFileSync(join(folder, 'our-fonts.html'), handWrittenPage(home, { hasOurFonts: true }));
  return folder;
}

/** Serves the built site and what it is compared with: `former` is the `dist` of another build. */
export async function serveTargets(paths: readonly string[], former?: string): Promise<Targets> {
  const certificate = await getCertificate(folderOf('bench'), 'bench', ['127.0.0.1']);
  const serve = (folder: string) => serveFolder(folder, { key: certificate, cert: certificate });
  const site = await serve(folderOf('client'));
  const byHand = await serve(writeByHand());
  const inBrowser = await serve(await buildClientRendered());
  const formerSite = former ? [await serve(join(former, 'client'))] : [];
  const pages = paths.flatMap((path) => [
    { name: path, served: site, path },
    ...formerSite.map((served) => ({ name: `${path}, former build`, served, path })),
  ]);
  const compared = [
    { name: 'home by hand, in fonts of the machine', served: byHand, path: '/' },
    { name: BASELINE, served: byHand, path: '/our-fonts' },
    { name: 'home, rendered in the browser', served: inBrowser, path: '/' },
  ];
  const servers = [site, byHand, inBrowser, ...formerSite];
  const close = () => Promise.all(servers.map((served) => served.close()));
  return { site, all: [...compared, ...pages], close };
}
