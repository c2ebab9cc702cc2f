import {
  absoluteUrl,
  headlineOf,
  type PageInfo,
  socialImagePath,
  socialImageSize,
} from '../src/seo/page-info';
import { destinations } from './page-infos';
import { xmlText } from './xml';

/** The page whose social image is used. */
const imageOwner = (info: PageInfo) => info.sharesImageOf ?? info;

const properties = (info: PageInfo) => ({
  'og:image': absoluteUrl(socialImagePath(imageOwner(info).path)),
  'og:image:type': 'image/png',
  'og:image:width': String(socialImageSize.width),
  'og:image:height': String(socialImageSize.height),
  'og:image:alt': `A swing tag that says: ${headlineOf(imageOwner(info))}`,
});

/** Meta tags of the social image; in the HTML alone, as previews run no script. */
export function socialImageTags(path: string): string {
  const info = destinations.find((page) => page.path === path);
  if (!info) return '';
  return Object.entries(properties(info))
    .map(([name, value]) => `<meta property="${name}" content="${xmlText(value)}">`)
    .join('');
}
