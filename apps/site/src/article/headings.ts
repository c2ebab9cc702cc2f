import { type RichTextNode, textOf } from './rich-text-node';

export interface ArticleHeading {
  readonly id: string;
  readonly label: string;
}

/** The sections of a text, in its order. */
export const headingsOf = (body: readonly RichTextNode[]): ArticleHeading[] =>
  body.flatMap((node) =>
    typeof node !== 'string' && node.tag === 'h2' && node.attributes.id
      ? [{ id: node.attributes.id, label: textOf(node) }]
      : [],
  );
