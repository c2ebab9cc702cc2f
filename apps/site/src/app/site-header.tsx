import {
  mainLinks,
  type NavigationLink,
  resources,
  startLabel,
} from '@tallycomb/content/navigation';
import { Header } from '@tallycomb/ui';
import type { PageBackground } from '../seo/theme-colors';
import { siteConfig } from '../site-config';

interface SiteHeaderProps {
  readonly pathname: string;
  readonly background: PageBackground;
}

const action = { label: startLabel, href: siteConfig.addresses.earlyAccess };

function linksAt(pathname: string) {
  const marked = (links: readonly NavigationLink[]) =>
    links.map((link) => ({ ...link, current: isCurrent(link.href, pathname) }));
  return {
    navigation: marked(mainLinks),
    resources: { label: resources.heading, links: marked(resources.links) },
  };
}

/** Its menus open without script. */
export function SiteHeader({ pathname, background }: SiteHeaderProps) {
  return <Header homeHref="/" ground={background} {...linksAt(pathname)} action={action} />;
}

/** Any path under a section marks the section's link: /guides/x marks Guides. */
function isCurrent(href: string, pathname: string): boolean {
  return pathname === href || (href !== '/' && pathname.startsWith(`${href}/`));
}
