import { siteName } from '@tallycomb/content/site';
import { siteConfig } from '../site-config';
import type { PageInfo } from './page-info';

/** Title, description and addresses of a page; React moves them into the head. */
export function PageHead({ info }: { readonly info: PageInfo }) {
  const { path, title, description, isIndexed = true, article } = info;
  const address = `${siteConfig.addresses.siteOrigin}${path}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isIndexed ? (
        <link rel="canonical" href={address} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {isIndexed ? <meta property="og:url" content={address} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
