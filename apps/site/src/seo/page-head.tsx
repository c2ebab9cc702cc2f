import { siteName } from '@tallycomb/content/site';
import { absoluteUrl, type PageInfo } from './page-info';

/** Title, description and link tags of a page; React moves them into the head. */
export function PageHead({ info }: { readonly info: PageInfo }) {
  const { path, title, description, isIndexed = true, partOf, article, modifiedOn } = info;
  const canonical = isIndexed ? path : partOf;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical ? <link rel="canonical" href={absoluteUrl(canonical)} /> : null}
      {isIndexed ? null : <meta name="robots" content="noindex" />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {article ? <meta property="article:published_time" content={article.publishedOn} /> : null}
      {article ? <meta property="article:modified_time" content={modifiedOn} /> : null}
      {isIndexed ? <meta property="og:url" content={absoluteUrl(path)} /> : null}
      <meta name="twitter:card" content={isIndexed ? 'summary_large_image' : 'summary'} />
    </>
  );
}
