import { calculatorClosing } from '@tallycomb/content/calculator';
import { startLabel } from '@tallycomb/content/site';
import { Button, Container, Heading, Lead, Section, TextLink } from '@tallycomb/ui';
import { siteConfig } from '../site-config';
import * as styles from './closing-call.css';
import { StreetComb } from './street-comb';

export function ClosingCall() {
  return (
    <Section background="page" className={styles.section}>
      <Container className={styles.columns}>
        <div className={styles.words}>
          <Heading level={2} className={styles.heading}>
            {calculatorClosing.heading}
          </Heading>
          <Lead className={styles.lead}>{calculatorClosing.lead}</Lead>
          <Button href={siteConfig.addresses.earlyAccess} target="_blank">
            {startLabel}
          </Button>
          <p>
            <TextLink className={styles.embed} href={calculatorClosing.embed.href}>
              {calculatorClosing.embed.label}
            </TextLink>
          </p>
        </div>
        <StreetComb />
      </Container>
    </Section>
  );
}
