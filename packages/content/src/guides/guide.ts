/** Parameters of the cover drawing, named as the illustrations name them. */
export interface GuideCover {
  readonly recipe: 'tags' | 'rise' | 'gap' | 'scissor' | 'ladder' | 'mirror' | 'wave';
  readonly background: 'mint' | 'powder' | 'honey' | 'jar';
}

/** A large drawing of one object, with the guide's own pull quote beside it. */
export interface GuideScene {
  /** The object that is drawn. */
  readonly object: 'chair' | 'jars' | 'hand-mirror' | 'scissors';
  /** Figures of the guide that the drawing shows, as the illustrations take them. */
  readonly values: readonly number[];
  /** The color of its background, from side to side of the page. */
  readonly background: GuideCover['background'];
}

/** A guide without its body, which is in `@tallycomb/content/guides`. */
export interface GuideSummary {
  /** The name of its folder, and the end of its address: `/guides/{id}`. */
  readonly id: string;
  readonly title: string;
  /** Title in search results and tabs, in words that people search for. */
  readonly searchTitle: string;
  readonly description: string;
  /** One of the body's key figures; `meaning` continues the sentence. */
  readonly figure: { readonly value: string; readonly meaning: string };
  /** Counted from the body, at 220 words a minute. */
  readonly readTime: string;
  readonly date: string;
  /** The same day as `date`, YYYY-MM-DD. */
  readonly isoDate: string;
  readonly image: `/guides/${string}.svg`;
  readonly cover: GuideCover;
  /** Drawing beside its pull quote. */
  readonly scene: GuideScene;
}

/** Facts in the `guide.ts` of a guide's folder; the rest is derived. */
export interface Guide extends Omit<GuideSummary, 'id' | 'image' | 'date'> {
  /** Guides to read next, the closest first. */
  readonly related: readonly [string, string];
}
