/** The pictures of the guides, drawn anew by each build. */
import { guides, placeholderImage } from '@tallycomb/content/guides';
import { guideCoverSvg, salonArtSvg } from '@tallycomb/ui/art';

const wideName = (image: string) => image.replace(/\.svg$/, '-wide.svg');

/** Path of the drawing beside a guide's pull quote. */
export const sceneName = (image: string) => image.replace(/\.svg$/, '-scene.svg');

const placeholder = guideCoverSvg({ slug: placeholderImage, recipe: 'gap', background: 'powder' });

/**
 * Pictures by their path in the site: for each guide a cover of 600 by 420, one of 1280 by 520 and
 * its scene; and the one that stands in for a cover that did not load.
 */
export function guideCovers(): (readonly [path: string, svg: string])[] {
  const covers = guides.flatMap(({ id, image, cover, scene }) => [
    [image, guideCoverSvg({ ...cover, slug: id })] as const,
    [wideName(image), guideCoverSvg({ ...cover, slug: id, wide: true })] as const,
    [sceneName(image), salonArtSvg(scene)] as const,
  ]);
  return [...covers, [placeholderImage, placeholder]];
}
