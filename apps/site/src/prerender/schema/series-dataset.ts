import { dataPage, dataPageText } from '@tallycomb/content/calculator';
import { formatIsoMonth } from '@tallycomb/inflation-core';
import { addressOf } from '../../seo/address';
import type { PageInfo } from '../../seo/page-info';
import { csvPathOf, jsonPathOf, type PublishedSeries } from '../price-series';
import { organizationRef } from './organization';
import { bureau } from './price-dataset';

const download = (encodingFormat: string, path: string) => ({
  '@type': 'DataDownload',
  encodingFormat,
  contentUrl: addressOf(path),
});

/** A series of the data's page, with its files. */
export const seriesDataset = (info: PageInfo, published: PublishedSeries) => {
  const { id, name, first, newest, sourceUrl } = published.series;
  return {
    '@type': 'Dataset',
    '@id': addressOf(`${info.path}#${published.slug}`),
    name,
    description: `${published.label}: ${dataPage.description}`,
    identifier: id,
    url: addressOf(info.path),
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
