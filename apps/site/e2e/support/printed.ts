/** A page as it comes out of the printer: its sheets, and what stands where on them. */
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Text in a place, in points from the lower left corner of its sheet. */
interface PrintedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

type Sheet = readonly PrintedText[];

interface PrintedHeading {
  readonly title: string;
  readonly sheet: number;
  /** Its upper edge. */
  readonly y: number;
}

interface Printed {
  readonly sheets: readonly Sheet[];
  readonly headings: readonly PrintedHeading[];
}

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>;

async function sheetOf(document: PdfDocument, number: number): Promise<Sheet> {
  const { items } = await (await document.getPage(number)).getTextContent();
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ text: item.str.trim(), x: item.transform[4], y: item.transform[5] }]
      : [],
  );
}

type Outline = Awaited<ReturnType<PdfDocument['getOutline']>>;

/** Every entry of an outline, those below others too. */
const flat = (outline: Outline): Outline =>
  outline.flatMap((entry) => [entry, ...flat(entry.items as Outline)]);

async function headingsOf(document: PdfDocument): Promise<PrintedHeading[]> {
  const entries = flat((await document.getOutline()) ?? []);
  return Promise.all(
    entries.map(async ({ title, dest }) => {
      const place = typeof dest === 'string' ? await document.getDestination(dest) : dest;
      const [ref, , , y] = place ?? [];
      return { title, sheet: await document.getPageIndex(ref), y };
    }),
  );
}

/** Prints what a page shows on paper of a size. */
export async function print(page: Page, options: Parameters<Page['pdf']>[0]): Promise<Printed> {
  const pdf = await page.pdf({ outline: true, tagged: true, ...options });
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const sheets = await Promise.all(numbers.map((number) => sheetOf(document, number)));
  const headings = await headingsOf(document);
  await loading.destroy();
  return { sheets, headings };
}

/** The words of some sheets, one after the other. */
export const wordsOn = (...sheets: readonly Sheet[]) =>
  sheets.flatMap((sheet) => sheet.map(({ text }) => text)).join(' ');

export const formats = ['Letter', 'A4'] as const;

/**
 * What stands in one place of most sheets, as a box that is fixed to the window does: above its
 * upper edge, it comes out on all sheets but the last. Single words may meet by chance: the tags
 * of the changelog do. The head of a long table is meant to.
 */
export function repeated({ sheets }: Printed, tableHeads: readonly string[]): string[] {
  const places = sheets.map((sheet) =>
    sheet
      .filter(({ text }) => !tableHeads.includes(text))
      .map(({ text, x, y }) => `${text} at ${x.toFixed(2)}, ${y.toFixed(2)}`),
  );
  const isOnMost = (place: string) =>
    places.filter((sheet) => sheet.includes(place)).length > Math.max(1, sheets.length / 2);
  return [...new Set(places.flat())].filter((place) => / .* at /.test(place) && isOnMost(place));
}

/** Headings below which nothing but their own words, or those of their leads, stands on their sheet. */
export const abandoned = ({ sheets, headings }: Printed, leads = '') =>
  headings.filter(
    ({ title, sheet, y }) =>
      !sheets[sheet]?.some(({ text, y: at }) => at < y && !`${title} ${leads}`.includes(text)),
  );
