import { outsideAddresses, siteName, socialNetworks, tagline } from '@tallycomb/content/site';
import { addressOf } from '../../seo/address';
import { siteConfig } from '../../site-config';
import { logoPath } from '../icons/manifest-icons';

/** How other nodes name it. */
export const organizationRef = () => ({ '@id': addressOf('/#organization') });

/** Profiles that the company has set; an example address is nobody's. */
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
  url: addressOf('/'),
  logo: addressOf(logoPath),
  ...(profiles().length > 0 ? { sameAs: profiles() } : {}),
});

export const website = () => ({
  '@type': 'WebSite',
  '@id': addressOf('/#website'),
  name: siteName,
  url: addressOf('/'),
  inLanguage: 'en-US',
  publisher: organizationRef(),
});
