import {
  mainLinks,
  type NavigationLink,
  resources,
  startLabel,
} from '@tallycomb/content/navigation';
import { Header } from '@tallycomb/ui';
import type { Route } from './routes';
import { siteConfig } from './site-config';

interface SiteHeaderProps {
  readonly pathname: string;
  readonly ground: Route['ground'];
}

/** Its menus open without script; script adds what else they can do. */
export function Part({ pathname, ground }: SiteHeaderProps) {
  const marked = (links: readonly NavigationLink[]) =>
    links.map((link) => ({ ...link, current: isCurrent(link.href, pathname) }));
  return (
    <Header
      homeHref="/"
      ground={ground}
      navigation={marked(mainLinks)}
      resources={{ label: resources.heading, links: marked(resources.links) }}
      action={{ label: startLabel, href: siteConfig.addresses.earlyAccess }}
    />
  );
}

/** Any path under a section marks the section's link: /guides/x marks Guides. */
function isCurrent(href: string, pathname: string): boolean {
  return pathname === href || (href !== '/' && pathname.startsWith(`${href}/`));
}
