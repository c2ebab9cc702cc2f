import { Link, Note, Prose, PullQuote, Steps } from '@tallycomb/ui';
import { createElement, type ElementType, memo, type ReactNode } from 'react';
import * as styles from './body.css';
import { KIND_ATTRIBUTE, WHOLE_BODY } from './body-in-page';
import type { BodyElement, BodyNode, BodyTag } from './body-node';
import { table } from './table.css';
import { TableRegion } from './table-region';
import { wide } from './wide-table.css';

interface Look {
  readonly type?: ElementType;
  readonly props?: Readonly<Record<string, string>>;
}

/** An element that is not named as its tag says so, for the way back (body-in-page.ts). */
const kind = (type: ElementType, tag: BodyTag, more: Look['props'] = {}): Look => ({
  type,
  props: { [KIND_ATTRIBUTE]: tag, ...more },
});

const looks: Partial<Record<BodyTag, Look>> = {
  a: { type: Link },
  note: kind(Note, 'note'),
  pull: kind(PullQuote, 'pull'),
  steps: kind(Steps, 'steps'),
  figure: { props: { className: styles.example } },
  figcaption: { props: { className: styles.exampleName } },
  region: kind(TableRegion, 'region'),
  table: { props: { className: table } },
  'wide-table': kind('table', 'wide-table', {
    className: `${table} ${wide}`,
    role: 'table',
  }),
};

/** Told once more, as rows that are laid out as blocks lose their meaning in some browsers. */
const rolesInWideTable: Partial<Record<BodyTag, string>> = {
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
};

function roleOf({ tag, attributes }: BodyElement): string | undefined {
  return tag === 'th'
    ? `${attributes.scope}header`.replace(/^col/, 'column')
    : rolesInWideTable[tag];
}

function render(node: BodyNode, isInWideTable = false): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  const { type = tag, props } = looks[tag] ?? {};
  const role = isInWideTable ? roleOf(node) : undefined;
  const isWide = isInWideTable || tag === 'wide-table';
  return createElement(
    type,
    { ...attributes, ...props, ...(role ? { role } : {}) },
    ...children.map((child) => render(child, isWide)),
  );
}

interface BodyProps {
  readonly body: readonly BodyNode[];
}

/** A text in the look of the design system; links go through the router. */
export const Body = memo(function Body({ body }: BodyProps) {
  const props = { lead: true, className: styles.text, [KIND_ATTRIBUTE]: WHOLE_BODY };
  return createElement(Prose, props, ...body.map((node) => render(node)));
});
