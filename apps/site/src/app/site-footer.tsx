import {
  copyrightNote,
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
import { useSyncExternalStore } from 'react';
import { siteConfig } from '../site-config';
import { PrivacyChoices } from '../third-party/privacy-choices';

declare const __BUILD_YEAR__: number;
/** Put in by the build (vite/definitions.ts), as no page's script should carry every release. */
declare const __NEWEST_VERSION__: string;

const neverChanges = () => () => {};

/** The visitor's year; in prerendered HTML, and so while hydrating, the year of the build. */
const useCurrentYear = () =>
  useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );

const icons = {
  instagram: <IconInstagram />,
  facebook: <IconFacebook />,
  linkedin: <IconLinkedIn />,
};

const social = socialNetworks.flatMap(({ label, network }) => {
  const href = siteConfig.addresses[network];
  return href ? [{ label, icon: icons[network], href }] : [];
});

const release = { ...releaseLink, label: `${releaseLink.label} ${__NEWEST_VERSION__}` };

/** Apart from the year, it never changes. */
export function SiteFooter() {
  const year = useCurrentYear();
  return (
    <Footer
      tagline={tagline}
      home={{ href: '/', 'aria-label': siteName, reload: true }}
      action={{ label: startLabel, href: siteConfig.addresses.earlyAccess }}
      groups={footerGroups}
      socialHeading={followHeading}
      social={social}
      legal={[release, ...legalLinks]}
      copyright={
        <>
          {`© ${year} ${siteName}. ${copyrightNote}`}
          {__HAS_THIRD_PARTIES__ ? <PrivacyChoices /> : null}
        </>
      }
    />
  );
}
