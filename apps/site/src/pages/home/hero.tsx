import { type HeadlinePart, hero } from '@tallycomb/content/pages';
import { startLabel } from '@tallycomb/content/site';
import { Button, Container, Section, TextLink } from '@tallycomb/ui';
import { Fragment } from 'react';
import { siteConfig } from '../../site-config';
import { HeroArt } from './hero-art';
import * as styles from './page.css';

/** Line after a word of the headline: up for the owner's work, down for the money. */
const lines = { up: 'M6 62 32 42 52 50 94 8', down: 'M6 8 34 24 54 18 94 62' } as const;

/** A part of the headline. Its spaces join the text, as a separate text node of one space is lost from the accessible name. */
function Part({ text, trend }: HeadlinePart) {
  if (!trend) return ` ${text} `;
  const lastWord = text.lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, lastWord)}
      <span className={styles.trendWord}>
        {text.slice(lastWord)}
        <svg viewBox="0 0 100 68" className={styles.trend} aria-hidden="true">
          <path d={lines[trend]} />
        </svg>
      </span>
    </>
  );
}

function HeroHeadline() {
  const parts: readonly HeadlinePart[] = hero.headlineParts;
  return (
    <h1 className={styles.headline}>
      {parts.map((part) => (
        <Fragment key={part.text}>
          <Part {...part} />
          {part.breakAfter ? <br className={styles.lineEnd[part.breakAfter]} /> : null}
        </Fragment>
      ))}
    </h1>
  );
}

export function Hero() {
  return (
    <Section background="hero" className={styles.heroSection}>
      <Container className={styles.heroContainer}>
        <HeroHeadline />
        <p className={styles.promise}>
          <strong className={styles.tagline}>{hero.tagline}</strong> {hero.subline}
        </p>
        <Button href={siteConfig.addresses.earlyAccess} target="_blank" className={styles.action}>
          {startLabel}
        </Button>
        <p className={styles.small}>
          {hero.price}{' '}
          <TextLink href={hero.plans.href} className={styles.plans}>
            {hero.plans.label}
          </TextLink>
          <br />
          {hero.opens}
        </p>
      </Container>
      <HeroArt />
    </Section>
  );
}
