import { siteName } from '@tallycomb/content/site';
import { siteConfig } from '../site-config';

export interface PageHeadProps {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** False for a page that is no destination, such as the one that was not found. */
  readonly isIndexed?: boolean;
}

/** Title, description and addresses of a page; React moves them into the head. */
export function PageHead({ path, title, description, isIndexed = true }: PageHeadProps) {
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
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {isIndexed ? <meta property="og:url" content={address} /> : null}
      <meta name="twitter:card" content="summary" />
    </>
  );
}
