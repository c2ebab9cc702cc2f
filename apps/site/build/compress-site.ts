import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType } from 'hono/utils/mime';
import { CODINGS, smallest } from '../host/server/codings.ts';

const isText = (file: string) => COMPRESSIBLE_CONTENT_TYPE_REGEX.test(getMimeType(file) ?? '');

/** Compresses a folder's text files into another, in every coding: `about.html.br`. */
export async function compressSite(folder: string, into: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter(
    (entry) => entry.isFile() && isText(entry.name),
  )) {
    const file = join(parentPath, name);
    const body = await readFile(file);
    const target = join(into, relative(folder, file));
    await mkdir(dirname(target), { recursive: true });
    const written = CODINGS.map(async (coding) =>
      writeFile(`${target}.${coding}`, await smallest[coding](body)),
    );
    await Promise.all(written);
  }
}
