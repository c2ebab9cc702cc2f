/** What stands around every page. */
import { staticPart } from './static-part';

export const SiteHeader = staticPart(() => import('./site-header'), {
  as: 'header',
  hydrateAt: 'first sign',
});

export const SiteFooter = staticPart(() => import('./site-footer'), { as: 'footer' });
