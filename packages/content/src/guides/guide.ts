/** What the cover drawing needs to know; the names are those of the illustrations. */
export interface GuideCover {
  readonly recipe: 'tags' | 'rise' | 'gap' | 'scissor' | 'ladder' | 'mirror' | 'wave';
  readonly background: 'mint' | 'powder' | 'honey' | 'jar';
}

/** A large drawing of one object, with the guide's own pull quote beside it. */
export interface GuideScene {
  /** What is drawn. */
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
  /** What its page is called in search results and tabs: in the words that people type. */
  readonly searchTitle: string;
  readonly description: string;
  /** From the words of the body, at 220 a minute. */
  readonly readTime: string;
  readonly date: string;
  /** The same day as `date`, YYYY-MM-DD. */
  readonly isoDate: string;
  readonly image: `/guides/${string}.svg`;
  readonly cover: GuideCover;
  /** What stands beside its pull quote. */
  readonly scene: GuideScene;
}

/** What the `guide.ts` in a guide's folder says of it; the rest follows. */
export interface Guide extends Omit<GuideSummary, 'id' | 'image' | 'date'> {
  /** What to read after it, the closest first; every guide is reached from two others. */
  readonly related: readonly [string, string];
}
