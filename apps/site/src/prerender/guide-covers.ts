/** The pictures of the guides, drawn anew by each build. */
import { guides, placeholderImage } from '@tallycomb/content/guides';
import { guideCoverSvg } from '@tallycomb/ui/art';

const wideName = (image: string) => image.replace(/\.svg$/, '-wide.svg');

const placeholder = guideCoverSvg({ slug: placeholderImage, recipe: 'gap', background: 'powder' });

/**
 * Covers by their path in the site: one of 600 by 420 and one of 1280 by 520 for each guide, and
 * the one that stands in for a cover that did not load.
 */
export function guideCovers(): (readonly [path: string, svg: string])[] {
  const covers = guides.flatMap(({ id, image, cover }) => [
    [image, guideCoverSvg({ ...cover, slug: id })] as const,
    [wideName(image), guideCoverSvg({ ...cover, slug: id, wide: true })] as const,
  ]);
  return [...covers, [placeholderImage, placeholder]];
}
