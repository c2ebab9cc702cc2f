import { mainLinks } from '@tallycomb/content/site';
import { addressOf } from '../../seo/address';
import { nameOf, type PageInfo } from '../../seo/page-info';

const homeName = mainLinks.find(({ href }) => href === '/')?.label ?? '';

/** The path of a page and of those above it: /guides and /guides/x for /guides/x. */
const ancestry = (path: string) =>
  path
    .split('/')
    .slice(1)
    .map((_, index, parts) => `/${parts.slice(0, index + 1).join('/')}`);

/** Home, the sections above a page, and the page. */
export function breadcrumbs(path: string, infos: readonly PageInfo[]) {
  const trail = ancestry(path).flatMap((above) => infos.filter((info) => info.path === above));
  const links = [
    { name: homeName, path: '/' },
    ...trail.map((info) => ({ name: nameOf(info), path: info.path })),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: links.map((link, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: link.name,
      item: addressOf(link.path),
    })),
  };
}
