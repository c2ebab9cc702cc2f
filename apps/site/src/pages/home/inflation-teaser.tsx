import { inflationTeaser } from '@tallycomb/content/pages';
import { Button, Container, Heading, Lead, Section, TextLink } from '@tallycomb/ui';
import type { HomeData } from './data.server';
import * as styles from './inflation-teaser.css';
import { monthsPicture } from './pictures';

export function InflationTeaser({ data }: { readonly data: HomeData }) {
  const { menu } = inflationTeaser;
  const [dollars, cents] = data.lost.split('.');
  return (
    <Section background="bright" aria-labelledby="inflation" className={styles.section}>
      <img src={monthsPicture} alt="" loading="lazy" decoding="async" className={styles.months} />
      <Container className={styles.container}>
        <Heading level={2} id="inflation" className={styles.heading}>
          {inflationTeaser.heading}
        </Heading>
        <div className={styles.words}>
          <Lead className={styles.lead}>{inflationTeaser.lead}</Lead>
          <p className={styles.note}>
            {inflationTeaser.note} {inflationTeaser.sourceLabel} {data.asOf}.
          </p>
        </div>
        <p className={styles.figure}>
          <span className={styles.amount}>
            {dollars}
            <span className={styles.cents}>.{cents}</span>
          </span>
          <span className={styles.clock} aria-hidden="true" />
        </p>
        <div className={styles.actions}>
          <Button variant="ink" href={inflationTeaser.action.href}>
            {inflationTeaser.action.label}
          </Button>
          <p className={styles.menu}>
            {menu.text} <TextLink href={menu.link.href}>{menu.link.label}</TextLink>
          </p>
        </div>
      </Container>
    </Section>
  );
}
