import { Link, Note, Prose, PullQuote, Steps, VisuallyHidden } from '@tallycomb/ui';
import {
  type ComponentProps,
  createElement,
  type ElementType,
  memo,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { foldedOnPhone, phoneBlock, phoneSummary } from '../calculator/folded.css';
import * as styles from './rich-text.css';
import { keyFigure } from './rich-text.css';
import type { RichTextElement, RichTextNode, RichTextTag } from './rich-text-node';
import { chart, drawnBreak, plate, region, table, wide } from './table.css';

/** A `<strong>` result, repeated large in a wide page's margin, silently. */
const KeyFigure = ({ children }: { readonly children?: ReactNode }) => (
  <strong className={keyFigure} data-figure={children}>
    {children}
  </strong>
);

interface PosterProps {
  /** Address of a square drawing without a background. */
  readonly src: string;
  readonly background: keyof typeof styles.posterBackground;
  readonly children?: ReactNode;
}

/** A sentence of the text in large type beside a decorative drawing. */
function Poster({ src, background, children }: PosterProps) {
  return (
    <div className={`${styles.poster} ${styles.posterBackground[background]}`}>
      <p className={styles.posterSentence}>{children}</p>
      <img
        src={src}
        alt=""
        width={560}
        height={560}
        loading="lazy"
        className={styles.posterScene}
      />
    </div>
  );
}

/** A ref for a table's container, and the table's name while it overflows. */
function useOverflowingTable() {
  const ref = useRef<HTMLDivElement>(null);
  const [name, setName] = useState<string>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () =>
      setName(
        element.scrollWidth > element.clientWidth
          ? (element.querySelector('caption')?.textContent ?? '')
          : undefined,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, name] as const;
}

/** A `<div>` around a table; while the table is too wide, a focusable region that scrolls. */
function TableRegion(props: ComponentProps<'div'>) {
  const [ref, name] = useOverflowingTable();
  const scrolling = { role: 'region', 'aria-label': name, tabIndex: 0 };
  return <div ref={ref} className={region} {...props} {...(name === undefined ? {} : scrolling)} />;
}

interface AnswerProps {
  readonly value: string;
  readonly meaning: string;
  readonly background: keyof typeof styles.answer;
}

/** A price tag in a wide page's margin, silent as the text says the same. */
const Answer = ({ value, meaning, background }: AnswerProps) => (
  <p className={styles.answer[background]} aria-hidden="true">
    <span className={styles.answerValue}>{value}</span>
    {` ${meaning}`}
  </p>
);

interface FoldedTextProps {
  /** Name of its button. */
  readonly label: string;
  readonly children?: ReactNode;
}

/** Text that a phone shows on demand. */
const FoldedText = ({ label, children }: FoldedTextProps) => (
  <details className={foldedOnPhone}>
    <summary className={phoneSummary}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </summary>
    <Prose className={styles.text}>{children}</Prose>
  </details>
);

interface Rendering {
  readonly type?: ElementType;
  readonly props?: Readonly<Record<string, string>>;
}

const rendering: Partial<Record<RichTextTag, Rendering>> = {
  a: { type: Link },
  key: { type: KeyFigure },
  answer: { type: Answer },
  note: { type: Note },
  pull: { type: PullQuote },
  steps: { type: Steps },
  section: { props: { className: `${styles.section} ${phoneBlock}` } },
  fold: { type: FoldedText },
  formula: { type: 'p', props: { className: styles.formula } },
  short: { type: 'p', props: { className: styles.short, role: 'note' } },
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

/** Explicit roles, as table elements displayed as blocks lose theirs in some browsers. */
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

const holdsPlate = (node: RichTextNode): boolean =>
  typeof node !== 'string' && (node.tag === 'plate' || node.children.some(holdsPlate));

function render(node: RichTextNode, isInWideTable = false): ReactNode {
  // A word joiner keeps the index's name on one line.
  if (typeof node === 'string') return node.replaceAll('CPI-U', 'CPI-\u2060U');
  const { tag, attributes, children } = node;
  const { type = tag, props } = rendering[tag] ?? {};
  const role = isInWideTable ? roleOf(node) : undefined;
  const isWide = isInWideTable || tag === 'wide-table';
  return createElement(
    type,
    { ...attributes, ...props, ...(role ? { role } : {}) },
    ...children.map((child) => render(child, isWide)),
  );
}

/** Renders an article's tree with the design system; links go through the router. */
export const RichText = memo(function RichText({
  nodes,
}: {
  readonly nodes: readonly RichTextNode[];
}) {
  const plates = nodes.some(holdsPlate) ? { 'data-plates': '' } : {};
  const props = { lead: true, className: styles.text, ...plates };
  return createElement(Prose, props, ...nodes.map((node) => render(node)));
});
