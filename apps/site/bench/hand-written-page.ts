/** Writes home's text as a plain page with inline CSS and no script, to compare the site with. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';

const STYLE =
  'body{margin:0 auto;max-width:44rem;padding:1.5rem;font:1.0625rem/1.55 system-ui,sans-serif;color:#34100f;background:#fffaf7}h1,h2,h3{font-family:Georgia,serif;line-height:1}h1{font-size:clamp(3rem,12vw,8rem)}a{color:#b3161f}';
const OUR_FONTS =
  'body{font-family:"Instrument Sans","Instrument Fallback",sans-serif}h1,h2,h3{font-family:Imbue,"Imbue Fallback",serif}';

const FONTS = /<link rel="preload"[^>]*as="font"[^>]*>/g;
const FONT_FACES = /@font-face{[^}]*}/g;

/** Runs in the built page: its headings and paragraphs as plain HTML. */
function textBlocks(): string[] {
  const texts = 'h1,h2,h3,h4,p,li,summary,td,th,dt,dd';
  return [...document.querySelectorAll(texts)]
    .filter((element) => !element.closest('[aria-hidden="true"]'))
    .filter((element) => !element.parentElement?.closest(texts))
    .map((element) => {
      const block = document.createElement(
        /^H[1-3]$/.test(element.tagName) ? element.tagName : 'p',
      );
      const copy = element.cloneNode(true) as Element; // a clone is of the same kind
      for (const drawing of copy.querySelectorAll('svg')) drawing.remove();
      block.textContent = copy.textContent?.trim() ?? '';
      return block.outerHTML;
    });
}

function pageOf(html: string, blocks: readonly string[], hasOurFonts: boolean): string {
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
  const all = (pattern: RegExp) => (hasOurFonts ? (html.match(pattern) ?? []).join('') : '');
  const style = `${all(FONT_FACES)}${STYLE}${hasOurFonts ? OUR_FONTS : ''}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><meta name="description" content="The text alone"><link rel="icon" href="data:,">${all(FONTS)}<style>${style}</style></head><body><main>${blocks.join('\n')}</main></body></html>`;
}

/** Writes home in the machine's fonts (`index.html`) and in ours (`our-fonts.html`). */
export async function writeByHand(browser: Browser, client: string, folder: string): Promise<void> {
  const html = readFileSync(join(client, 'index.html'), 'utf8');
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.setContent(html);
  const blocks = await page.evaluate(textBlocks);
  await page.close();
  mkdirSync(folder, { recursive: true });
  cpSync(join(client, 'assets'), join(folder, 'assets'), { recursive: true });
  for (const rules of ['_headers', '_redirects']) writeFileSync(join(folder, rules), '');
  writeFileSync(join(folder, 'index.html'), pageOf(html, blocks, false));
  writeFileSync(join(folder, 'our-fonts.html'), pageOf(html, blocks, true));
}
