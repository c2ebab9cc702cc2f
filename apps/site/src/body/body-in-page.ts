/** The text of a page stands in its HTML already, so the data beside it leaves it out. */
import type { PageData } from '../page-data';
import {
  attributesOf,
  type BodyNode,
  type BodyTag,
  isAllowedAttribute,
  isBodyTag,
} from './body-node';

export interface WithBody {
  readonly body: readonly BodyNode[];
}

const hasBody = (data: PageData): data is WithBody => data !== null && 'body' in data;

/** Names, in the page, what an element's own name does not tell; see `Body`. */
export const KIND_ATTRIBUTE = 'data-body';

export const WHOLE_BODY = 'text';

export const withoutBody = (data: PageData): PageData =>
  hasBody(data) ? { ...data, body: undefined } : data;

const attributesIn = (element: Element, tag: BodyTag) =>
  Object.fromEntries(
    attributesOf(tag).flatMap((name) => {
      const value = element.getAttribute(name);
      return value !== null && isAllowedAttribute(tag, name, value) ? [[name, value]] : [];
    }),
  );

function nodesOf(node: Node): readonly BodyNode[] {
  if (node instanceof Text) return [node.data];
  if (!(node instanceof Element)) return [];
  const tag = node.getAttribute(KIND_ATTRIBUTE) ?? node.localName;
  if (!isBodyTag(tag)) return [];
  return [{ tag, attributes: attributesIn(node, tag), children: bodyOf(node) }];
}

/** The tree of a text that the page shows: `Body`, read the other way. */
const bodyOf = (element: Element): readonly BodyNode[] => [...element.childNodes].flatMap(nodesOf);

export function withBodyInPage(data: PageData): PageData {
  const text = document.querySelector(`[${KIND_ATTRIBUTE}=${WHOLE_BODY}]`);
  return data && text ? { ...data, body: bodyOf(text) } : data;
}
