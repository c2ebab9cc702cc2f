import { newPricesText, regionText } from '@tallycomb/content/calculator';
import { formatMonthName } from '@tallycomb/inflation-core';
import { RadioGroup, TextLink } from '@tallycomb/ui';
import { useState } from 'react';
import { movement } from '../../calculator/figures/figures';
import {
  disclosure,
  note,
  regionLabel,
  regions as regionsClass,
  states,
  summary,
} from './new-prices.css';
import { type ChosenRegion, type RegionState, regionNames } from './price-plan/use-region';

const { regions } = regionText;

const options = [
  { value: 'us', label: regionText.wholeUs },
  ...regionNames.map((name) => ({ value: name, label: regions[name].label })),
];

/** Chooses the index of the whole US or of a region, and compares the region with the US. */
export function RegionChoice({ chosen, choose }: RegionState) {
  const [isOpen] = useState(chosen !== undefined);
  return (
    <details className={disclosure} open={isOpen}>
      <summary className={summary}>{newPricesText.otherWays}</summary>
      <RadioGroup
        className={regionsClass}
        legend={regionText.legend}
        options={options}
        value={chosen?.name ?? 'us'}
        onValueChange={choose}
      />
      <div aria-live="polite">{chosen ? <p>{sentenceOf(chosen)}</p> : null}</div>
      {typeof chosen?.index === 'object' ? (
        <p className={note}>
          {`${regionText.salons} ${regionText.sourceLabel} `}
          <TextLink href={chosen.index.sourceUrl}>{chosen.index.id}</TextLink>.
        </p>
      ) : null}
      <dl>
        {(chosen ? [chosen.name] : regionNames).map((each) => (
          <div key={each} className={states}>
            <dt className={regionLabel}>{regions[each].label}</dt>
            <dd>{regions[each].states}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Compares the region's prices with the whole US, or says why it cannot. */
export function sentenceOf(
  { name, comparison }: ChosenRegion,
  meaning = regionText.meaning,
): string {
  if (comparison === 'loading') return regionText.loading;
  if (comparison === 'failed') return `${regionText.failed} ${regionText.instead}`;
  if (!comparison.ok) return `${regionText.leftOut[comparison.code]} ${regionText.instead}`;
  const { from, to, series, reference } = comparison;
  const span = `from ${formatMonthName(from)} to ${formatMonthName(to)}`;
  return `Consumer prices in the ${regions[name].label} ${movement(series.changeInPercent)} ${span}. In the whole US they ${movement(reference.changeInPercent)}. ${meaning}`;
}
