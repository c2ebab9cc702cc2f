import { addressOf } from '../../seo/address';
import { nameOf, type PageInfo } from '../../seo/page-info';
import { organizationRef } from './organization';

/** The calculator as the program that it is: free, in the browser. */
export const calculatorApp = (info: PageInfo) => ({
  '@type': 'WebApplication',
  '@id': addressOf(`${info.path}#app`),
  name: nameOf(info),
  description: info.description,
  url: addressOf(info.path),
  applicationCategory: 'FinanceApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript',
  ...(info.modifiedOn ? { dateModified: info.modifiedOn } : {}),
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  publisher: organizationRef(),
});
