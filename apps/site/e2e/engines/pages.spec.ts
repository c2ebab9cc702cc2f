/** Every page in Firefox and WebKit; every-page.spec.ts asks more of each in Chromium. */
import { embeddedPath, missingPaths, pagePaths } from '../support/sitemap.ts';
import { sites } from '../support/sites.ts';
import type { Engine } from './engine.ts';
import { expect, test } from './fixture.ts';

/** What any page is to have in any engine, and what it lacks of it. */
const lacks = (engine: Engine) =>
  engine.evaluate(async () => {
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = document.documentElement;
    const failedImages: string[] = [];
    for (const image of document.images) {
      image.loading = 'eager';
      await image.decode().catch(() => failedImages.push(image.src));
    }
    // Where our line is not understood there is the browser's own.
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
      // A fallback is one of the machine's own, which it may lack.
      failedFonts: [...document.fonts]
        .filter(({ status, family }) => status === 'error' && !family.includes('Fallback'))
        .map(({ family, weight }) => `${family} ${weight}`),
      links: links.map(({ outerHTML }) => outerHTML),
    };
  });

for (const path of [...pagePaths, ...missingPaths, embeddedPath])
  test(`${path} is whole`, async ({ engine, look }) => {
    await engine.faults();
    await engine.open(`${sites.real}${path}`);
    expect(await lacks(engine)).toEqual({
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
