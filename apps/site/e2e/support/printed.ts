/** Prints a page, and reads its sheets. */
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text and its position in points, from the lower left corner of its sheet. */
interface PrintedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

type Sheet = readonly PrintedText[];

interface PrintedHeading {
  readonly title: string;
  readonly sheet: number;
  /** Upper edge, in points from the bottom. */
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

/** All entries of an outline, including nested ones. */
const flatten = (outline: Outline): Outline =>
  outline.flatMap((entry) => [entry, ...flatten(entry.items as Outline)]);

async function headingsOf(document: PdfDocument): Promise<PrintedHeading[]> {
  const entries = flatten((await document.getOutline()) ?? []);
  return Promise.all(
    entries.map(async ({ title, dest }) => {
      const place = typeof dest === 'string' ? await document.getDestination(dest) : dest;
      const [ref, , , y] = place ?? [];
      return { title, sheet: await document.getPageIndex(ref), y };
    }),
  );
}

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

/** Text of sheets, in order. */
export const wordsOn = (...sheets: readonly Sheet[]) =>
  sheets.flatMap((sheet) => sheet.map(({ text }) => text)).join(' ');

export const formats = ['Letter', 'A4'] as const;

/**
 * Texts in the same place of most sheets, as of elements fixed to the window, which if they stand
 * above its upper edge are printed on all sheets but the last. Ignores single words, such as
 * the changelog's tags, which may stand in one place by chance, and lines made of these labels.
 */
export function repeated({ sheets }: Printed, labels: readonly string[]): string[] {
  const places = sheets.map((sheet) =>
    sheet
      .filter(({ text }) => !labels.some((label) => label.includes(text)))
      .map(({ text, x, y }) => `${text} at ${x.toFixed(2)}, ${y.toFixed(2)}`),
  );
  const isOnMost = (place: string) =>
    places.filter((sheet) => sheet.includes(place)).length > Math.max(1, sheets.length / 2);
  return [...new Set(places.flat())].filter((place) => / .* at /.test(place) && isOnMost(place));
}

/** Headings with no text below them on their sheet except their own or their lead's. */
export const abandoned = ({ sheets, headings }: Printed, leads = '') =>
  headings.filter(
    ({ title, sheet, y }) =>
      !sheets[sheet]?.some(({ text, y: at }) => at < y && !`${title} ${leads}`.includes(text)),
  );
