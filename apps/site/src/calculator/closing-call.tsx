import { calculatorClosing } from '@tallycomb/content/calculator';
import { startLabel } from '@tallycomb/content/site';
import { Button, Container, Heading, Lead, Section, TextLink } from '@tallycomb/ui';
import { combGeometry } from '@tallycomb/ui/art';
import type { ReactNode } from 'react';
import { siteConfig } from '../site-config';
import * as styles from './closing-call.css';

const lengths = [96, 108, 116, 131, 138, 152, 170, 181, 206, 219, 240, 262];
const you = 3;
const street = { x: 5.8, y: 280, width: 32.4 * 12, lengths, toothWidth: 18, spine: 24, you };

const known = combGeometry(street);
const { missing: unknown } = combGeometry({
  ...street,
  missing: [...lengths.keys()].filter((at) => at !== you),
});

interface ClosingSectionProps {
  /** Id of the heading, which names the section. */
  readonly id: string;
  readonly text: { readonly heading: string; readonly lead: string };
  /** Actions below the words. */
  readonly children: ReactNode;
}

/** Last section of a page, whose comb stands on the footer. */
export function ClosingSection({ id, text, children }: ClosingSectionProps) {
  return (
    <Section background="page" className={styles.section} aria-labelledby={id}>
      <Container className={styles.columns}>
        <div className={styles.words}>
          <Heading level={2} id={id} className={styles.heading}>
            {text.heading}
          </Heading>
          <Lead className={styles.lead}>{text.lead}</Lead>
          {children}
        </div>
        {/* The owner's own price beside eleven unknown ones: the street before early access. */}
        <svg className={styles.street} viewBox="0 0 400 304" aria-hidden="true">
          <g className={styles.unknown}>
            {unknown.map((box) => (
              <rect key={box.x} {...box} height={box.height + street.spine / 2} />
            ))}
          </g>
          <path className={styles.known} d={known.teeth} />
          <path className={styles.you} d={known.you} />
          <path className={styles.spine} d="M-4000 280h8000v26h-8000z" />
        </svg>
      </Container>
    </Section>
  );
}

export const ClosingCall = () => (
  <ClosingSection id="closing" text={calculatorClosing}>
    <div className={styles.actions}>
      <Button href={siteConfig.addresses.earlyAccess} target="_blank">
        {startLabel}
      </Button>
      <TextLink className={styles.embed} href={calculatorClosing.embed.href}>
        {calculatorClosing.embed.label}
      </TextLink>
    </div>
  </ClosingSection>
);
