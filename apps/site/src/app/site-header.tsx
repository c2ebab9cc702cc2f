import { mainLinks, type NavigationLink, resources, startLabel } from '@tallycomb/content/site';
import { Header } from '@tallycomb/ui';
import { useLocation } from 'react-router-dom';
import { routeOf } from '../routes';
import { siteConfig } from '../site-config';

const action = { label: startLabel, href: siteConfig.addresses.earlyAccess };

/** Any path under a section marks the section's link: /guides/x marks Guides. */
const isCurrent = (href: string, pathname: string) =>
  pathname === href || (href !== '/' && pathname.startsWith(`${href}/`));

export function SiteHeader() {
  const { pathname } = useLocation();
  const marked = (links: readonly NavigationLink[]) =>
    links.map((link) => ({ ...link, current: isCurrent(link.href, pathname) }));
  const menu = { ...resources, links: marked(resources.links) };
  const links = { homeHref: '/', navigation: marked(mainLinks), resources: menu, action };
  return <Header background={routeOf(pathname).background} {...links} />;
}
