/** schema.org data of a page (JSON-LD): only the build needs it. */
import { destinations } from './page-infos';
import { publishedSeries } from './price-series';
import { article, isArticle } from './schema/article';
import { breadcrumbs } from './schema/breadcrumbs';
import { calculatorApp } from './schema/calculator-app';
import { faqPage } from './schema/faq-page';
import { organization, website } from './schema/organization';
import { priceDataset } from './schema/price-dataset';
import { product } from './schema/product';
import { seriesDataset } from './schema/series-dataset';
import { webPage } from './schema/web-page';

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

/** Who we are and what the page is; `undefined` for a path that has no page. */
export function structuredDataOf(path: string): object | undefined {
  const nodes = nodesOf(path);
  if (nodes.length === 0) return undefined;
  return { '@context': 'https://schema.org', '@graph': [organization(), ...nodes] };
}

/** A block of data that no browser runs, and that cannot end before its time. */
export function structuredDataTag(path: string): string {
  const data = structuredDataOf(path);
  if (!data) return '';
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
