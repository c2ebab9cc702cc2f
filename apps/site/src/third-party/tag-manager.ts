import { siteConfig } from '../site-config';
import { appendScript } from './append-script';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Google's documented start: an event in the data layer, then the container. */
export function startTagManager(origins: readonly string[]): Promise<void> {
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const id = siteConfig.thirdParties.tagManager;
  return appendScript(`https://www.googletagmanager.com/gtm.js?id=${id}`, origins);
}
