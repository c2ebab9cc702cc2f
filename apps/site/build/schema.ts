import {
  calculationMethod,
  dataPage,
  dataPageText,
  indexSources,
  tenYearsText,
} from '@tallycomb/content/calculator';
import { faq, homePage, type PricingPlan, pricing } from '@tallycomb/content/pages';
import {
  mainLinks,
  outsideAddresses,
  siteName,
  socialNetworks,
  tagline,
} from '@tallycomb/content/site';
import { formatIsoMonth, type Month } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import { tenYearsSentence } from '../src/calculator/figures/ten-years.server';
import { csvPathOf, jsonPathOf, type PublishedSeries } from '../src/pages/data/data-files.server';
import {
  absoluteUrl,
  headlineOf,
  nameOf,
  type PageInfo,
  socialImagePath,
} from '../src/seo/page-info';
import { siteConfig } from '../src/site-config';
import { logoPath } from './icons/manifest-icons';

/** Reference to the organization from other nodes. */
const organizationRef = () => ({ '@id': absoluteUrl('/#organization') });

/** Addresses of the company's profiles, without unset examples. */
const profiles = () =>
  socialNetworks
    .filter(({ network }) => siteConfig.addresses[network] !== outsideAddresses[network].fallback)
    .map(({ network }) => siteConfig.addresses[network])
    .filter(Boolean);

export const organization = () => ({
  '@type': 'Organization',
  ...organizationRef(),
  name: siteName,
  slogan: tagline,
  url: absoluteUrl('/'),
  logo: absoluteUrl(logoPath),
  ...(profiles().length > 0 ? { sameAs: profiles() } : {}),
});

export const website = () => ({
  '@type': 'WebSite',
  '@id': absoluteUrl('/#website'),
  name: siteName,
  url: absoluteUrl('/'),
  inLanguage: 'en-US',
  publisher: organizationRef(),
});

/** A page that is neither article nor application, with the day of its newest figures. */
export const webPage = (info: PageInfo) => ({
  '@type': 'WebPage',
  '@id': absoluteUrl(`${info.path}#page`),
  url: absoluteUrl(info.path),
  name: nameOf(info),
  description: info.description,
  ...(info.modifiedOn ? { dateModified: info.modifiedOn } : {}),
  inLanguage: 'en-US',
  publisher: organizationRef(),
});

type ArticleInfo = PageInfo & Required<Pick<PageInfo, 'article'>>;

export const isArticle = (info: PageInfo): info is ArticleInfo => info.article !== undefined;

export const article = (info: ArticleInfo) => ({
  '@type': 'Article',
  '@id': absoluteUrl(`${info.path}#article`),
  mainEntityOfPage: absoluteUrl(info.path),
  headline: headlineOf(info),
  description: info.description,
  image: absoluteUrl(socialImagePath(info.path)),
  datePublished: info.article.publishedOn,
  dateModified: info.modifiedOn ?? info.article.publishedOn,
  inLanguage: 'en-US',
  author: organizationRef(),
  publisher: organizationRef(),
});

const homeName = mainLinks.find(({ href }) => href === '/')?.label ?? '';

/** Paths of a page and of those above it: /guides and /guides/x for /guides/x. */
const ancestry = (path: string) =>
  path
    .split('/')
    .slice(1)
    .map((_, index, parts) => `/${parts.slice(0, index + 1).join('/')}`);

/** Breadcrumbs from home to the page. */
export function breadcrumbs(path: string, infos: readonly PageInfo[]) {
  const trail = ancestry(path).flatMap((above) => infos.filter((info) => info.path === above));
  const links = [
    { name: homeName, path: '/' },
    ...trail.map((info) => ({ name: nameOf(info), path: info.path })),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: links.map((link, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: link.name,
      item: absoluteUrl(link.path),
    })),
  };
}

/** The calculator as a free web application. */
export const calculatorApp = (info: PageInfo) => ({
  '@type': 'WebApplication',
  '@id': absoluteUrl(`${info.path}#app`),
  name: nameOf(info),
  description: info.description,
  url: absoluteUrl(info.path),
  applicationCategory: 'FinanceApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript',
  ...(info.modifiedOn ? { dateModified: info.modifiedOn } : {}),
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  publisher: organizationRef(),
});

/** The questions and answers of the page, with the same words. */
export const faqPage = () => ({
  '@type': 'FAQPage',
  '@id': absoluteUrl('/#faq'),
  mainEntity: faq.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const priceCurrency = 'USD';

const dollarsOf = ({ price }: PricingPlan) => Number(price.replace('$', ''));

/** A plan with its monthly price; `MON` is UN/CEFACT's code for a month. */
const offer = (plan: PricingPlan) => ({
  '@type': 'Offer',
  name: plan.name,
  description: plan.description,
  url: absoluteUrl('/'),
  price: dollarsOf(plan),
  priceCurrency,
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: dollarsOf(plan),
    priceCurrency,
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
  },
});

/** The service with its plans; without a rating, as there is none. */
export function product() {
  const prices = pricing.plans.map(dollarsOf);
  return {
    '@type': 'Product',
    '@id': absoluteUrl('/#product'),
    name: siteName,
    description: homePage.description,
    image: absoluteUrl(socialImagePath('/')),
    brand: { '@type': 'Brand', name: siteName },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency,
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: prices.length,
      offers: pricing.plans.map(offer),
    },
  };
}

/** First day of a month, YYYY-MM-DD, as the lookup names months. */
const firstDayOf = (month: Month) => `${formatIsoMonth(month)}-01`;

/** Date of the newest index, YYYY-MM-DD. */
export const newestDataDay = () => firstDayOf(cpiU.newest);

const bureau = {
  '@type': 'GovernmentOrganization',
  name: 'US Bureau of Labor Statistics',
  sameAs: 'https://www.bls.gov/',
};

/** The page's table of ten years as a dataset. */
export const priceDataset = (info: PageInfo) => ({
  '@type': 'Dataset',
  '@id': absoluteUrl(`${info.path}#ten-years`),
  name: tenYearsText.datasetName,
  description: `${tenYearsSentence()} ${calculationMethod.paragraphs[0]}`,
  url: absoluteUrl(info.path),
  dateModified: newestDataDay(),
  temporalCoverage: `${formatIsoMonth(cpiU.first)}/${formatIsoMonth(cpiU.newest)}`,
  spatialCoverage: 'United States',
  variableMeasured: [cpiU, personalCareServices].map(({ id, name }) => ({
    '@type': 'PropertyValue',
    propertyID: id,
    name,
  })),
  isBasedOn: [indexSources.cpi.address, indexSources.salons.address],
  license: 'https://www.bls.gov/opub/copyright-information.htm',
  isAccessibleForFree: true,
  inLanguage: 'en-US',
  creator: bureau,
  publisher: organizationRef(),
});

const download = (encodingFormat: string, path: string) => ({
  '@type': 'DataDownload',
  encodingFormat,
  contentUrl: absoluteUrl(path),
});

/** A series of the data page as a dataset, with its files. */
export const seriesDataset = (info: PageInfo, published: PublishedSeries) => {
  const { id, name, first, newest, sourceUrl } = published.series;
  return {
    '@type': 'Dataset',
    '@id': absoluteUrl(`${info.path}#${published.slug}`),
    name,
    description: `${published.label}: ${dataPage.description}`,
    identifier: id,
    url: absoluteUrl(info.path),
    dateModified: `${formatIsoMonth(newest)}-01`,
    temporalCoverage: `${formatIsoMonth(first)}/${formatIsoMonth(newest)}`,
    spatialCoverage: published.place,
    isBasedOn: sourceUrl,
    distribution: [
      download('text/csv', csvPathOf(published)),
      download('application/json', jsonPathOf(published)),
    ],
    license: dataPageText.license.address,
    isAccessibleForFree: true,
    inLanguage: 'en-US',
    creator: bureau,
    publisher: organizationRef(),
  };
};
