import {
  followHeading,
  footerGroups,
  legalLinks,
  socialNetworks,
  startLabel,
} from '@tallycomb/content/navigation';
import { copyrightNote, siteName, tagline } from '@tallycomb/content/site';
import { Footer, IconFacebook, IconInstagram, IconLinkedIn } from '@tallycomb/ui';
import { useCurrentYear } from './current-year';
import { existingLinks } from './existing-links';
import { siteConfig } from './site-config';

const groups = footerGroups
  .map(({ heading, links }) => ({ heading, links: existingLinks(links) }))
  .filter(({ links }) => links.length > 0);

const icons = {
  instagram: <IconInstagram />,
  facebook: <IconFacebook />,
  linkedin: <IconLinkedIn />,
};

const social = socialNetworks.map(({ label, network }) => ({
  label,
  icon: icons[network],
  href: siteConfig.addresses[network],
}));

export function SiteFooter() {
  const year = useCurrentYear();
  return (
    <Footer
      tagline={tagline}
      action={{ label: startLabel, href: siteConfig.addresses.earlyAccess }}
      groups={groups}
      socialHeading={followHeading}
      social={social}
      legal={existingLinks(legalLinks)}
      copyright={`© ${year} ${siteName}. ${copyrightNote}`}
    />
  );
}
