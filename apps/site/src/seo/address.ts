import { siteConfig } from '../site-config';

/**
 * The whole address of a path in the site.
 *
 * @example
 * addressOf('/about') // => 'https://tallycomb.example.com/about'
 */
export const addressOf = (path: string) => `${siteConfig.addresses.siteOrigin}${path}`;
