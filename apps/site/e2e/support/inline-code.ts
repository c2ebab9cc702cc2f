/** Scripts that run inline and style attributes, which the policy refuses. A block of data does not run. */
const INLINE_CODE =
  /<script(?![^>]*\b(?:src=|type="application\/(?:ld\+)?json"))[^>]*>|<[^>]*\sstyle="[^>]*>/g;

export const inlineCodeIn = (html: string): readonly string[] => html.match(INLINE_CODE) ?? [];
