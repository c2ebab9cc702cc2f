import { addressOf } from '../../seo/address';
import { headlineOf, type PageInfo, socialImagePath } from '../../seo/page-info';
import { organizationRef } from './organization';

type ArticleInfo = PageInfo & Required<Pick<PageInfo, 'article'>>;

export const isArticle = (info: PageInfo): info is ArticleInfo => info.article !== undefined;

export const article = (info: ArticleInfo) => ({
  '@type': 'Article',
  '@id': addressOf(`${info.path}#article`),
  mainEntityOfPage: addressOf(info.path),
  headline: headlineOf(info),
  description: info.description,
  image: addressOf(socialImagePath(info.path)),
  datePublished: info.article.publishedOn,
  dateModified: info.modifiedOn ?? info.article.publishedOn,
  inLanguage: 'en-US',
  author: organizationRef(),
  publisher: organizationRef(),
});
