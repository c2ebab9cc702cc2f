/** schema.org data of a page (JSON-LD), written by the build. */
import { publishedSeries } from '../src/pages/data/data-files.server';
import { destinations } from './page-infos';
import {
  article,
  breadcrumbs,
  calculatorApp,
  faqPage,
  isArticle,
  organization,
  priceDataset,
  product,
  seriesDataset,
  webPage,
  website,
} from './schema';

function nodesOf(path: string): object[] {
  if (path === '/') return [website(), product(), faqPage()];
  const info = destinations.find((page) => page.path === path);
  if (!info) return [];
  const trail = breadcrumbs(path, destinations);
  if (path === '/inflation-calculator') return [calculatorApp(info), priceDataset(info), trail];
  if (path === '/inflation-calculator/menu') return [calculatorApp(info), trail];
  if (path === '/data') {
    return [webPage(info), ...publishedSeries.map((one) => seriesDataset(info, one)), trail];
  }
  if (path.startsWith('/inflation-calculator/')) return [webPage(info), trail];
  return isArticle(info) ? [article(info), trail] : [trail];
}

/** The organization and the page's own nodes; `undefined` for a path without an indexed page. */
export function structuredDataOf(path: string): object | undefined {
  const nodes = nodesOf(path);
  if (nodes.length === 0) return undefined;
  return { '@context': 'https://schema.org', '@graph': [organization(), ...nodes] };
}

/** A data script, escaped so that its content cannot close the tag. */
export function jsonScript(type: string, data: object | null, id?: string): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${json}</script>`;
}

export function structuredDataTag(path: string): string {
  const data = structuredDataOf(path);
  return data ? jsonScript('application/ld+json', data) : '';
}
