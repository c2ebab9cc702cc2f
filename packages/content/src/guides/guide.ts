/** The four guides of the specification. */
export type GuideId =
  | 'price-optimization'
  | 'scenario-analysis'
  | 'price-benchmarking'
  | 'inflation-impact';

/** What the cover drawing needs to know; the names are those of the illustrations. */
export interface GuideCover {
  readonly recipe: 'tags' | 'rise' | 'gap' | 'scissor' | 'ladder' | 'mirror' | 'wave';
  readonly ground: 'mint' | 'powder' | 'honey' | 'jar';
}

/** A guide without its body, which is an entry of its own: `@tallycomb/content/guides/{id}`. */
export interface GuideSummary {
  readonly id: GuideId;
  readonly title: string;
  readonly description: string;
  /** From the words of the body, at 220 a minute. */
  readonly readTime: string;
  readonly date: string;
  /** The same day as `date`, YYYY-MM-DD. */
  readonly isoDate: string;
  readonly image: `/guides/${GuideId}.svg`;
  /** Which part of the image stays in view where it is cropped, as in CSS `object-position`. */
  readonly imagePosition: 'center' | 'top' | 'bottom';
  readonly cover: GuideCover;
}
