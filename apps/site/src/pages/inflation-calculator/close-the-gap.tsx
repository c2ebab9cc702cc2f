import { closeTheGapText } from '@tallycomb/content/calculator';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { Container, Heading, Section, Split, TextLink } from '@tallycomb/ui';
import { raiseCaption, raiseLabel } from '../../calculator/result-text';
import * as styles from './close-the-gap.css';
import { lengthOf } from './figure-room';
import { PriceBox } from './price-box';

/** What an owner does with the result: the raise in per cent, and any one price carried along. */
export function CloseTheGap({ result }: { readonly result: InflationResult }) {
  const { heading, guide } = closeTheGapText;
  const raise = raiseLabel(result);
  return (
    <Section background="teal" aria-labelledby="close-the-gap">
      <Container>
        <Split align="center" className={styles.columns}>
          <div>
            <Heading level={2} id="close-the-gap">
              {heading}
            </Heading>
            <div className={styles.room}>
              <p className={styles.raise[lengthOf(raise)]}>{raise}</p>
            </div>
            <p className={styles.caption}>{raiseCaption(result)}</p>
            <p className={styles.guide}>
              <TextLink href={guide.href}>{guide.label}</TextLink>
            </p>
          </div>
          <PriceBox result={result} />
        </Split>
      </Container>
    </Section>
  );
}
