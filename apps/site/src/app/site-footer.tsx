import {
  followHeading,
  footerGroups,
  legalLinks,
  releaseLink,
  siteName,
  socialNetworks,
  startLabel,
  tagline,
} from '@tallycomb/content/site';
import { Footer, IconFacebook, IconInstagram, IconLinkedIn } from '@tallycomb/ui';
import { useIsHydrated } from '../session/use-is-hydrated';
import { siteConfig } from '../site-config';
import { PrivacyChoices } from '../third-party/privacy-choices';

const icons = {
  instagram: <IconInstagram />,
  facebook: <IconFacebook />,
  linkedin: <IconLinkedIn />,
};

const social = socialNetworks.flatMap(({ label, network }) => {
  const href = siteConfig.addresses[network];
  return href ? [{ label, icon: icons[network], href }] : [];
});

const release = { ...releaseLink, label: `${releaseLink.label} ${siteConfig.build.version}` };

/** Breaks between its sentences alone. */
const taglineText = tagline.replaceAll(/ (?=\w+\.)/g, '\u00A0');

export function SiteFooter() {
  const year = useIsHydrated() ? new Date().getFullYear() : siteConfig.build.year;
  return (
    <Footer
      tagline={taglineText}
      home={{ href: '/', 'aria-label': siteName, reload: true }}
      action={{ label: startLabel, href: siteConfig.addresses.earlyAccess }}
      groups={footerGroups}
      socialHeading={followHeading}
      social={social}
      legal={[release, ...legalLinks]}
      copyright={
        <>
          {`© ${year} ${siteName}`}
          {__HAS_THIRD_PARTIES__ ? <PrivacyChoices /> : null}
        </>
      }
    />
  );
}
