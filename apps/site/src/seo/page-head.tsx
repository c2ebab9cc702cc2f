import { siteName } from '@tallycomb/content/site';
import { addressOf } from './address';
import { headlineOf, type PageInfo, socialImagePath, socialImageSize } from './page-info';

/** The picture that a shared link shows, described for who does not see it. */
function SocialImage({ info }: { readonly info: PageInfo }) {
  const { width, height } = socialImageSize;
  return (
    <>
      <meta property="og:image" content={addressOf(socialImagePath(info.path))} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={`A swing tag that says: ${headlineOf(info)}`} />
    </>
  );
}

/** Title, description, addresses and preview of a page; React moves them into the head. */
export function PageHead({ info }: { readonly info: PageInfo }) {
  const { path, title, description, isIndexed = true, article, modifiedOn } = info;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isIndexed ? (
        <link rel="canonical" href={addressOf(path)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {article ? <meta property="article:published_time" content={article.publishedOn} /> : null}
      {article ? <meta property="article:modified_time" content={modifiedOn} /> : null}
      {isIndexed ? <meta property="og:url" content={addressOf(path)} /> : null}
      {isIndexed ? <SocialImage info={info} /> : null}
      <meta name="twitter:card" content={isIndexed ? 'summary_large_image' : 'summary'} />
    </>
  );
}
