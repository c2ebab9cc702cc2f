import { siteConfig } from '../site-config';
import { appendScript } from './append-script';
import { containerAddress } from './script-sources';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Google's documented start: an event in the data layer, then the container. */
export function startTagManager(sources: readonly string[]): Promise<void> {
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  return appendScript(containerAddress(siteConfig.thirdParties.tagManager), sources);
}
