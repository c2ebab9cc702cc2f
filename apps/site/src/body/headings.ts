import { type BodyNode, textOf } from './body-node';

export interface BodyHeading {
  readonly id: string;
  readonly label: string;
}

/** The sections of a text, in its order. */
export const headingsOf = (body: readonly BodyNode[]): BodyHeading[] =>
  body.flatMap((node) =>
    typeof node !== 'string' && node.tag === 'h2' && node.attributes.id
      ? [{ id: node.attributes.id, label: textOf(node) }]
      : [],
  );
