import { calculationMethod, indexSources, tenYearsText } from '@tallycomb/content/calculator';
import { formatIsoMonth, type Month } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import { tenYearsFigures } from '../../pages/inflation-calculator/ten-years-figures';
import { addressOf } from '../../seo/address';
import type { PageInfo } from '../../seo/page-info';
import { organizationRef } from './organization';

/** The day by which the lookup, too, names a month. */
const firstDayOf = (month: Month) => `${formatIsoMonth(month)}-01`;

/** When the calculator's page last had news: its newest published month, whenever it was built. */
export const newestDataDay = () => firstDayOf(cpiU.newest);

export const bureau = {
  '@type': 'GovernmentOrganization',
  name: 'US Bureau of Labor Statistics',
  sameAs: 'https://www.bls.gov/',
};

/** The page's table of ten years, as the data that it is. */
export const priceDataset = (info: PageInfo) => ({
  '@type': 'Dataset',
  '@id': addressOf(`${info.path}#ten-years`),
  name: tenYearsText.datasetName,
  description: `${tenYearsFigures.sentence} ${calculationMethod.paragraphs[0]}`,
  url: addressOf(info.path),
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
