import { Button, Container, HeroArt, Section } from '../../../src';
import { action } from '../frame';
import * as styles from './hero.css';

const lines = {
  up: 'M6 62 32 42 52 50 94 8',
  down: 'M6 8 34 24 54 18 94 62',
} as const;

const Trend = ({ to }: { readonly to: keyof typeof lines }) => (
  <svg className={styles.trend} viewBox="0 0 100 68" aria-hidden="true">
    <path d={lines[to]} />
  </svg>
);

const art = {
  label:
    'An example: a red comb whose teeth are the balayage prices of 48 salons, from 120 to 330 dollars. Your price, 148 dollars, stands below the median of 185.',
  caption: 'Balayage, 48 salons, an example',
  youLabel: 'Your price',
  medianLabel: 'Median',
} as const;

/** The poster: one promise, and the comb that shows it. */
export const Hero = () => (
  <Section ground="hero" className={styles.hero}>
    <HeroArt {...art} size="desktop" className={styles.drawings.desktop} />
    <HeroArt {...art} size="tablet" className={styles.drawings.tablet} />
    <Container className={styles.words}>
      <h1 className={styles.headline}>
        Salon Owners <br className={styles.breakOn.narrow} />
        Stop <br className={styles.breakOn.wide} />
        Working <br className={styles.breakOn.narrow} />
        More
        <Trend to="up" /> And <br />
        Making Less
        <Trend to="down" />
      </h1>
      <p className={styles.promise}>
        <b className={styles.tagline}>Hire better. Price smarter. Earn more.</b>
        See what nearby salons charge and who works there.
      </p>
      <Button href={action.href}>{action.label}</Button>
    </Container>
    <HeroArt {...art} youLabel="You" size="mobile" className={styles.drawings.mobile} />
  </Section>
);
