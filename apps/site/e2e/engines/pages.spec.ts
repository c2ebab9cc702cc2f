/** Every page in three engines. */
import { mkdirSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import { embeddedPath, missingPaths, pagePaths } from '../support/sitemap.ts';
import { sites } from '../support/sites.ts';
import type { Engine } from './engine.ts';
import { expect, test } from './fixture.ts';

/** Folder of the nightly pictures, which nothing compares. */
const FOLDER = 'reports/engines';
const isDrawn = Boolean(process.env.NIGHTLY);

/** Height of the fixed header, below which each part of a picture begins. */
const HEADER_PX = 90;

/** Scrolls to a height, and waits for the paint. */
const showFrom = (engine: Engine, top: number) =>
  engine.evaluate(async (wanted) => {
    scrollTo({ top: wanted, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return { top: scrollY, window: innerHeight, whole: document.documentElement.scrollHeight };
  }, top);

/** Draws the whole page, from pictures of the window on the way down. */
async function draw(engine: Engine, file: string) {
  const parts: OverlayOptions[] = [];
  const at = await showFrom(engine, 0);
  const { width = 0 } = await sharp(await engine.picture()).metadata();
  for (let top = 0; ; ) {
    const shown = await showFrom(engine, top);
    const skipped = shown.top === 0 ? 0 : HEADER_PX;
    const input = sharp(await engine.picture()).extract({
      left: 0,
      top: skipped,
      width,
      height: shown.window - skipped,
    });
    parts.push({ input: await input.toBuffer(), left: 0, top: shown.top + skipped });
    if (shown.top + shown.window >= shown.whole) break;
    top = shown.top + shown.window - HEADER_PX;
  }
  const size = { width, height: at.whole, channels: 3, background: 'white' } as const;
  await sharp({ create: size }).composite(parts).jpeg({ quality: 80 }).toFile(file);
}

/** Finds failed images and fonts, sideways scroll, and links without our underline. */
const findFaults = (engine: Engine) =>
  engine.evaluate(async () => {
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = document.documentElement;
    const failedImages: string[] = [];
    for (const image of document.images) {
      image.loading = 'eager';
      await image.decode().catch(() => failedImages.push(image.src));
    }
    // Links with another underline than ours, which the engine then did not understand.
    const links = [...document.querySelectorAll<HTMLElement>('main p a[href]')].filter((link) => {
      const { textDecorationLine, textDecorationThickness } = getComputedStyle(link);
      return textDecorationLine !== 'underline' || textDecorationThickness !== '2px';
    });
    const [canvas = 0, ink = 0] = ['backgroundColor', 'color'].map((name) =>
      Number(/\d+/.exec(Reflect.get(getComputedStyle(document.body), name))?.[0]),
    );
    return {
      scheme: canvas > ink ? 'light' : 'dark',
      sideways: scrollWidth - clientWidth,
      failedImages,
      fonts: ['Imbue', 'Instrument Sans'].filter((name) => !document.fonts.check(`16px "${name}"`)),
      // Not fallbacks, which are fonts that the machine may lack.
      failedFonts: [...document.fonts]
        .filter(({ status, family }) => status === 'error' && !family.includes('Fallback'))
        .map(({ family, weight }) => `${family} ${weight}`),
      links: links.map(({ outerHTML }) => outerHTML),
    };
  });

test.beforeAll(() => mkdirSync(FOLDER, { recursive: true }));

for (const path of [...pagePaths, ...missingPaths, embeddedPath])
  test(`${path} is whole`, async ({ engine, engineName, look }) => {
    test.slow(isDrawn, 'A picture of a long page takes its time.');
    await engine.faults();
    await engine.open(`${sites.real}${path}`);
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    const file = `${FOLDER}/${name}-${look.width}-${look.scheme}-${engineName}.jpg`;
    const found = await findFaults(engine);
    if (isDrawn) await draw(engine, file);
    expect(found).toEqual({
      scheme: look.scheme === 'dark' ? 'dark' : 'light',
      sideways: 0,
      failedImages: [],
      fonts: [],
      failedFonts: [],
      links: [],
    });
    const isKnown = (fault: string) => missingPaths.includes(path) && /404|no page at/.test(fault);
    expect((await engine.faults()).filter((fault) => !isKnown(fault))).toEqual([]);
  });
