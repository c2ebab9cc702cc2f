import { homePage } from '@tallycomb/content/pages';
import { siteName } from '@tallycomb/content/site';
import { palette } from '../brand/logo';
import { manifestIcons } from './icons/manifest-icons';

/** https://www.w3.org/TR/appmanifest/ */
export const manifest = () =>
  JSON.stringify({
    id: '/',
    name: siteName,
    short_name: siteName,
    description: homePage.description,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.powder,
    icons: manifestIcons.map(({ path, size, purpose }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  });
