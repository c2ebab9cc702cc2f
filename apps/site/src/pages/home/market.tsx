import { market } from '@tallycomb/content/pages';
import { Container, Heading, Section } from '@tallycomb/ui';
import * as styles from './market.css';
import { MarketArt } from './market-art';

export function Market() {
  return (
    <Section background="hero" aria-labelledby="market" className={styles.section}>
      <Container>
        <Heading level={2} id="market">
          {market.heading}
        </Heading>
        <div className={styles.story}>
          <MarketArt />
          <ol className={styles.steps}>
            {market.steps.map(({ id, text }) => (
              <li key={id} className={styles.step}>
                {text}
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </Section>
  );
}
