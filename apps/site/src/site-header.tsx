import {
  mainLinks,
  type NavigationLink,
  resources,
  startLabel,
} from '@tallycomb/content/navigation';
import { Header } from '@tallycomb/ui';
import { useMemo } from 'react';
import { useGround } from './looked-at';
import { siteConfig } from './site-config';

interface SiteHeaderProps {
  readonly pathname: string;
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

/** Its menus open without script; script adds what else they can do. */
export function Part({ pathname }: SiteHeaderProps) {
  // Kept: the header draws its links anew only where they change, not with each ground.
  const links = useMemo(() => linksAt(pathname), [pathname]);
  return <Header homeHref="/" background={useGround(pathname)} {...links} action={action} />;
}

/** Any path under a section marks the section's link: /guides/x marks Guides. */
function isCurrent(href: string, pathname: string): boolean {
  return pathname === href || (href !== '/' && pathname.startsWith(`${href}/`));
}
