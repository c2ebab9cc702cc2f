import { closeTheGapText, menuLink, regionText } from '@tallycomb/content/calculator';
import { Container, Heading, Section, Split, TextLink } from '@tallycomb/ui';
import { type Increase, raiseLabel } from '../../calculator/result-text';
import { SignedFigure } from '../../calculator/signed-figure';
import type { AskedPrice } from '../../calculator/use-asked-price';
import { type RegionState, regionalIncrease } from '../../calculator/use-region';
import * as styles from './close-the-gap.css';
import { lengthOf } from './figure-room';
import { PriceBox } from './price-box';
import { RegionChoice } from './region-choice';

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
          <div className={styles.room}>
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
