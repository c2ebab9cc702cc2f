import { hero } from '@tallycomb/content/pages';
import { startLabel } from '@tallycomb/content/site';
import { Button, Container, Section } from '@tallycomb/ui';
import { HeroArt } from '@tallycomb/ui/art';
import { useState } from 'react';
import { siteConfig } from '../../site-config';
import * as styles from './hero.css';
import { HeroHeadline } from './hero-headline';

const sizes = ['desktop', 'tablet', 'mobile'] as const;

function describeGap(dollars: number): string {
  if (dollars === 0) return hero.gap.none;
  return `$${Math.abs(dollars)} ${dollars < 0 ? hero.gap.under : hero.gap.over}`;
}

export function Hero() {
  const [salon, setSalon] = useState<number>();
  return (
    <Section background="hero" className={styles.section}>
      <Container className={styles.container}>
        <HeroHeadline />
        <p className={styles.promise}>
          <strong className={styles.tagline}>{hero.tagline}</strong> {hero.subline}
        </p>
        <Button href={siteConfig.addresses.earlyAccess} target="_blank" className={styles.action}>
          {startLabel}
        </Button>
      </Container>
      {sizes.map((size) => (
        <HeroArt
          key={size}
          size={size}
          className={styles.art[size]}
          describeGap={describeGap}
          onSalonChange={setSalon}
          {...(salon === undefined ? {} : { salon })}
          {...hero.art}
        />
      ))}
    </Section>
  );
}
