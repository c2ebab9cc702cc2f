import { Link, Note, Prose, PullQuote, Steps } from '@tallycomb/ui';
import { createElement, type ElementType, memo, type ReactNode } from 'react';
import { chart, drawnBreak, plate } from './drawing.css';
import { KeyFigure } from './key-figure';
import { Poster } from './poster';
import * as styles from './rich-text.css';
import type { RichTextElement, RichTextNode, RichTextTag } from './rich-text-node';
import { table } from './table.css';
import { TableRegion } from './table-region';
import { wide } from './wide-table.css';

interface Look {
  readonly type?: ElementType;
  readonly props?: Readonly<Record<string, string>>;
}

const looks: Partial<Record<RichTextTag, Look>> = {
  a: { type: Link },
  key: { type: KeyFigure },
  note: { type: Note },
  pull: { type: PullQuote },
  steps: { type: Steps },
  figure: { props: { className: styles.example } },
  figcaption: { props: { className: styles.exampleName } },
  poster: { type: Poster },
  plate: { type: 'div', props: { className: plate } },
  chart: { type: 'svg', props: { className: chart } },
  break: { type: 'svg', props: { className: drawnBreak, 'aria-hidden': 'true' } },
  region: { type: TableRegion },
  table: { props: { className: table } },
  'wide-table': { type: 'table', props: { className: `${table} ${wide}`, role: 'table' } },
};

/** Told once more, as rows that are laid out as blocks lose their meaning in some browsers. */
const rolesInWideTable: Partial<Record<RichTextTag, string>> = {
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
};

function roleOf({ tag, attributes }: RichTextElement): string | undefined {
  return tag === 'th'
    ? `${attributes.scope}header`.replace(/^col/, 'column')
    : rolesInWideTable[tag];
}

function render(node: RichTextNode, isInWideTable = false): ReactNode {
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

interface RichTextProps {
  readonly nodes: readonly RichTextNode[];
}

/** A text in the look of the design system; links go through the router. */
export const RichText = memo(function RichText({ nodes }: RichTextProps) {
  const props = { lead: true, className: styles.text };
  return createElement(Prose, props, ...nodes.map((node) => render(node)));
});
