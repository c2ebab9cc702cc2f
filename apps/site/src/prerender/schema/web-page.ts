import { addressOf } from '../../seo/address';
import { nameOf, type PageInfo } from '../../seo/page-info';
import { organizationRef } from './organization';

/** A page that is neither an article nor a program, with the day of its newest figures. */
export const webPage = (info: PageInfo) => ({
  '@type': 'WebPage',
  '@id': addressOf(`${info.path}#page`),
  url: addressOf(info.path),
  name: nameOf(info),
  description: info.description,
  ...(info.modifiedOn ? { dateModified: info.modifiedOn } : {}),
  inLanguage: 'en-US',
  publisher: organizationRef(),
});
