import { menuReviewText } from '@tallycomb/content/calculator';
import type { DecisionCode, MenuRow } from '@tallycomb/inflation-core/menu';
import { RadioGroup } from '@tallycomb/ui';
import { useState } from 'react';
import { monthNameOf } from '../figures';
import { priceOf } from './found-services';
import { type Decision, type Decisions, type OpenLine, singleLine } from './reading';
import * as styles from './reading.css';

/** Most questions shown at once, for a pasted book. */
const MAX_LINES = 20;

interface DecideProps {
  readonly lines: readonly OpenLine[];
  readonly decisions: Decisions;
  readonly onChange: (decisions: Decisions) => void;
}

/** Questions on lines of a list that are ambiguous; several lines with one question share it. */
export function Decide({ lines, decisions, onChange }: DecideProps) {
  if (lines.length === 0) return null;
  const groups = groupsOf(lines.slice(0, MAX_LINES));
  return (
    <div className={styles.decisions}>
      <h3 className={styles.part}>{menuReviewText.toDecide}</h3>
      {groups.map((group) => (
        <Question key={group[0]?.key} lines={group} decisions={decisions} onChange={onChange} />
      ))}
      <p className={styles.facts}>
        {lines.length > MAX_LINES ? `${menuReviewText.more} ` : ''}
        {menuReviewText.undecided}
      </p>
    </div>
  );
}

const isGroupable = (code: DecisionCode): code is keyof typeof menuReviewText.together =>
  code in menuReviewText.together;

/** Groups lines that ask the same question, in the order of their first lines. */
function groupsOf(lines: readonly OpenLine[]): readonly (readonly OpenLine[])[] {
  const groups = new Map<string, OpenLine[]>();
  for (const line of lines) {
    const key = isGroupable(line.code) && line.choices.length === 1 ? line.code : line.key;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

const groupOptions = Object.entries(menuReviewText.togetherOptions).map(([value, label]) => ({
  value,
  label,
}));

/** One question for a group of lines, or one per line if the visitor wants that. */
function Question({ lines, decisions, onChange }: DecideProps) {
  const [isEach, setEach] = useState(false);
  const [first] = lines;
  const asked =
    first && lines.length > 1 && isGroupable(first.code)
      ? menuReviewText.together[first.code]
      : undefined;
  const [answer = '', ...others] = new Set(lines.map(({ key }) => decisions[key] ?? ''));
  const decideAll = (value: Decision) =>
    onChange({ ...decisions, ...Object.fromEntries(lines.map(({ key }) => [key, value])) });
  return (
    <>
      {asked ? (
        <div className={styles.decision}>
          {sourcesOf(lines).map((source, at) => (
            <p key={at} className={styles.source}>
              {source}
            </p>
          ))}
          <RadioGroup
            legend={`${lines.length} ${asked}`}
            options={groupOptions}
            value={isEach ? 'each' : others.length > 0 ? '' : answer}
            onValueChange={(value) => {
              setEach(value === 'each');
              if (value !== 'each') decideAll(value as Decision);
            }}
          />
        </div>
      ) : null}
      {!asked || isEach
        ? lines.map((line) => (
            <div key={line.key} className={styles.decision}>
              <p className={styles.source}>“{singleLine(line.text)}”</p>
              <RadioGroup
                legend={legendOf(line)}
                options={optionsOf(line)}
                value={decisions[line.key] ?? ''}
                onValueChange={(value) => onChange({ ...decisions, [line.key]: value as Decision })}
              />
            </div>
          ))
        : null}
    </>
  );
}

/** Lines as they came, in a row; each with its reading, where that is the question. */
function sourcesOf(lines: readonly OpenLine[]): readonly string[] {
  if (lines[0]?.code !== 'odd-one-out')
    return [lines.map(({ text }) => `“${singleLine(text)}”`).join(', ')];
  return lines.map(
    ({ text, draft }) => `“${singleLine(text)}”, read as ${draft.service}, ${priceOf(draft)}`,
  );
}

/** Option labels for questions whose choices do not differ by price. */
const OPTION_LABELS: Readonly<Partial<Record<DecisionCode, (row: MenuRow) => string>>> = {
  'invalid-month': ({ since }) => monthNameOf(since),
  'which-name': ({ service }) => service,
  'no-currency': (row) => `Yes, ${priceOf(row)}`,
  'odd-one-out': (row) => `Yes, ${priceOf(row)}`,
};

/** Questions about a line's one reading. */
const LEGENDS: Readonly<Partial<Record<DecisionCode, (row: MenuRow) => string>>> = {
  'no-currency': ({ price, service }) => `Is ${price} the price of ${service}?`,
  'odd-one-out': ({ service }) => `Is “${service}” one of your services?`,
};

const legendOf = ({ code, draft, reason }: OpenLine): string => LEGENDS[code]?.(draft) ?? reason;

function optionsOf({ code, choices }: OpenLine) {
  const { draft, leave } = menuReviewText[code === 'no-currency' ? 'answers' : 'decisions'];
  const labelOf = OPTION_LABELS[code] ?? priceOf;
  const offered = code === 'missing-service' ? [] : choices;
  return [
    ...offered.map((row, at) => ({
      value: String(at),
      label: labelOf(row),
    })),
    // A row that is read in full needs no finishing.
    ...(code === 'odd-one-out' ? [] : [{ value: 'draft', label: draft }]),
    { value: 'leave', label: leave },
  ];
}
