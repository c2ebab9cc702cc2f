import {
  followHeading,
  footerGroups,
  legalLinks,
  mainLinks,
  type NavigationLink,
  releaseLink,
  resources,
  siteName,
  skipLinkLabel,
  socialNetworks,
  startLabel,
  tagline,
} from '@tallycomb/content/site';
import {
  Footer,
  Header,
  IconFacebook,
  IconInstagram,
  IconLinkedIn,
  LinkProvider,
  SkipLink,
} from '@tallycomb/ui';
import { useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { SectionErrorBoundary } from '../error-boundary/section-error-boundary';
import { redirects, routeOf } from '../routes';
import { SiteHead } from '../seo/head';
import { HYDRATE_ON_LOAD } from '../session/hydration';
import { NOTICE_ATTRIBUTE } from '../session/press-notice';
import { useIsHydrated } from '../session/use-is-hydrated';
import { siteConfig } from '../site-config';
import { PrivacyChoices } from '../third-party/privacy-choices';
import { ThirdParties } from '../third-party/third-parties';
import { AppLink } from './app-link';
import { notice } from './document.css';
import { PageChange } from './page-change';
import { PageView } from './page-view';

/** Status line that the entry script fills in when a press has to wait for code. */
const PressNotice = () => <p role="status" className={notice} {...{ [NOTICE_ATTRIBUTE]: '' }} />;

/** Redirects to another path and keeps the query and the fragment, as the host does. */
function RedirectTo({ path }: { readonly path: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: path, search, hash }} replace />;
}

const action = { label: startLabel, href: siteConfig.addresses.earlyAccess };

/** True if a link leads to the page or to a section of the site above it: /guides for /guides/x. */
const isWithin = (href: string, pathname: string) =>
  pathname === href || (href !== '/' && pathname.startsWith(`${href}/`));

/** Links with the nearest one to the page marked as current. */
function marked(links: readonly NavigationLink[], pathname: string) {
  const within = links.filter(({ href }) => isWithin(href, pathname)).map(({ href }) => href);
  const [current] = within.toSorted((a, b) => b.length - a.length);
  return links.map((link) => ({ ...link, current: link.href === current }));
}

function SiteHeader() {
  const { pathname } = useLocation();
  const menu = { ...resources, links: marked(resources.links, pathname) };
  const links = { homeHref: '/', navigation: marked(mainLinks, pathname), resources: menu, action };
  return <Header background={routeOf(pathname).background} {...links} />;
}

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

/** The tagline with no-break spaces inside its sentences, so that a line ends after one. */
const taglineText = tagline.replaceAll(/ (?=\w+\.)/g, '\u00A0');

function SiteFooter() {
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

// One constant element, so that React does not render it again for each page.
const siteEnd = (
  <>
    <SectionErrorBoundary>
      <SiteFooter />
    </SectionErrorBoundary>
    <SectionErrorBoundary fallback={null}>
      <PageChange />
    </SectionErrorBoundary>
  </>
);

const pages = (
  <Routes>
    <Route path="*" element={<PageView />} />
    {Object.entries(redirects).map(([from, to]) => (
      <Route key={from} path={from} caseSensitive element={<RedirectTo path={to} />} />
    ))}
  </Routes>
);

/** The body of a page: header, the content at the router's address, and footer. */
export function SiteShell() {
  const { pathname } = useLocation();
  const { isEmbedded } = routeOf(pathname);
  return (
    <LinkProvider component={AppLink}>
      {isEmbedded ? null : (
        <>
          <SkipLink href="#main">{skipLinkLabel}</SkipLink>
          <SectionErrorBoundary fallback={null}>
            {__HAS_THIRD_PARTIES__ ? <ThirdParties /> : null}
          </SectionErrorBoundary>
          <SectionErrorBoundary>
            <SiteHeader />
          </SectionErrorBoundary>
        </>
      )}
      <main key={pathname} id="main" tabIndex={-1}>
        {pages}
      </main>
      {isEmbedded ? null : siteEnd}
    </LinkProvider>
  );
}

/** The whole page, from `<html>` down; the build adds scripts and styles to its head. */
export function Document({ onHydrated }: { readonly onHydrated?: () => void }) {
  const { background, hydrateOnLoad = __HAS_THIRD_PARTIES__ } = routeOf(useLocation().pathname);
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <html lang="en" {...{ [HYDRATE_ON_LOAD]: hydrateOnLoad ? '' : undefined }}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <SiteHead background={background} />
      </head>
      <body>
        <SiteShell />
        <PressNotice />
      </body>
    </html>
  );
}
