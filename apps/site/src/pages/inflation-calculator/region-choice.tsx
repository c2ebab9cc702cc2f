import { regionText } from '@tallycomb/content/calculator';
import { formatMonthName } from '@tallycomb/inflation-core';
import { RadioGroup, TextLink } from '@tallycomb/ui';
import { movement } from '../../calculator/movement';
import { type ChosenRegion, type RegionState, regionNames } from '../../calculator/use-region';
import * as styles from './region-choice.css';

const { regions } = regionText;

const options = [
  { value: 'us', label: regionText.wholeUs },
  ...regionNames.map((name) => ({ value: name, label: regions[name].label })),
];

/** Where prices rose: the whole US, or a region with its states, beside it. */
export function RegionChoice({ chosen, choose }: RegionState) {
  return (
    <div className={styles.choice}>
      <RadioGroup
        className={styles.options}
        legend={regionText.legend}
        options={options}
        value={chosen?.name ?? 'us'}
        onValueChange={choose}
      />
      <div aria-live="polite">
        {chosen ? <p className={styles.sentence}>{sentenceOf(chosen)}</p> : null}
      </div>
      {chosen ? <RegionNote {...chosen} /> : null}
      <details className={styles.disclosure}>
        <summary className={styles.summary}>{regionText.statesSummary}</summary>
        <dl>
          {regionNames.map((each) => (
            <div key={each} className={styles.states}>
              <dt className={styles.label}>{regions[each].label}</dt>
              <dd>{regions[each].states}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

/** What a region is, and where its figures come from. */
function RegionNote({ name, index }: ChosenRegion) {
  if (typeof index === 'string') return null;
  const { label, states } = regions[name];
  return (
    <p className={styles.note}>
      {`The ${label}: ${states}. ${regionText.salons} ${regionText.sourceLabel} `}
      <TextLink href={index.sourceUrl}>{index.id}</TextLink>.
    </p>
  );
}

/** Both figures with their months, or why there are none. */
function sentenceOf({ name, comparison }: ChosenRegion): string {
  if (comparison === 'loading') return regionText.loading;
  if (comparison === 'failed') return `${regionText.failed} ${regionText.instead}`;
  if (!comparison.ok) return `${regionText.leftOut[comparison.code]} ${regionText.instead}`;
  const { from, to, series, reference } = comparison;
  const span = `from ${formatMonthName(from)} to ${formatMonthName(to)}`;
  return `Prices in the ${regions[name].label} ${movement(series.changeInPercent)} ${span}. In the whole US they ${movement(reference.changeInPercent)}. ${regionText.meaning}`;
}
