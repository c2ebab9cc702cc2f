import { closeTheGapText, menuLink, regionText } from '@tallycomb/content/calculator';
import { formatMonthName } from '@tallycomb/inflation-core';
import { Container, Heading, RadioGroup, Section, Split, TextLink } from '@tallycomb/ui';
import { lengthOf } from '../../calculator/figure-size';
import { movement } from '../../calculator/figures';
import { SignedFigure } from '../../calculator/percent-list';
import type { AskedPrice } from '../../calculator/price-targets';
import { type Increase, raiseLabel } from '../../calculator/result-text';
import {
  type ChosenRegion,
  type RegionState,
  regionalIncrease,
  regionNames,
} from '../../calculator/use-region';
import { PriceBox } from './price-box';
import * as styles from './prices.css';

const { regions } = regionText;

const options = [
  { value: 'us', label: regionText.wholeUs },
  ...regionNames.map((name) => ({ value: name, label: regions[name].label })),
];

/** Where prices rose: the whole US, or a region with its states, beside it. */
function RegionChoice({ chosen, choose }: RegionState) {
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
        {chosen ? <p className={styles.regionSentence}>{sentenceOf(chosen)}</p> : null}
      </div>
      {chosen ? <RegionNote {...chosen} /> : null}
      <details className={styles.disclosure}>
        <summary className={styles.summary}>{regionText.statesSummary}</summary>
        <dl>
          {regionNames.map((each) => (
            <div key={each} className={styles.states}>
              <dt className={styles.regionLabel}>{regions[each].label}</dt>
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
    <p className={styles.regionNote}>
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

interface CloseTheGapProps {
  /** In the region, where one is chosen and has figures. */
  readonly increase: Increase;
  readonly region: RegionState;
  readonly asked: AskedPrice;
}

/** What an owner does with the result: the raise in per cent, and any one price carried along. */
export function CloseTheGap({ increase, region, asked }: CloseTheGapProps) {
  const { heading, guide } = closeTheGapText;
  const { chosen } = region;
  const raise = raiseLabel(increase);
  return (
    <Section background="deep" aria-labelledby="close-the-gap">
      <Container>
        <div className={styles.head}>
          <Heading level={2} id="close-the-gap">
            {heading}
          </Heading>
          <div className={styles.raiseRoom}>
            <p className={styles.raise[lengthOf(raise)]}>
              <SignedFigure text={raise} />
            </p>
          </div>
        </div>
        <Split className={styles.columns}>
          <div>
            {chosen && regionalIncrease(chosen) ? (
              <p className={styles.where}>{`in the ${regionText.regions[chosen.name].label}`}</p>
            ) : null}
            <p className={styles.caption}>{closeTheGapText.raiseCaption[increase.direction]}</p>
            <RegionChoice {...region} />
            <p className={styles.guide}>
              <TextLink href={guide.href}>{guide.label}</TextLink>
            </p>
            <p className={styles.guide}>
              <TextLink href={menuLink.href}>{menuLink.label}</TextLink>
            </p>
          </div>
          <PriceBox asked={asked} region={chosen} />
        </Split>
      </Container>
    </Section>
  );
}
