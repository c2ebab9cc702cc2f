import { calculatorClosing } from '@tallycomb/content/calculator';
import { startLabel } from '@tallycomb/content/site';
import { Button, Container, Heading, Lead, Section, TextLink } from '@tallycomb/ui';
import { combGeometry } from '@tallycomb/ui/art';
import { siteConfig } from '../site-config';
import * as styles from './closing-call.css';

const lengths = [96, 108, 116, 131, 138, 152, 170, 181, 206, 219, 240, 262];
const you = 3;
/** How far a tooth that is known goes into the spine; a guessed one ends above it. */
const foot = 15;

const { missing: teeth } = combGeometry({
  x: 5.8,
  y: 280,
  width: 32.4 * lengths.length,
  lengths,
  toothWidth: 18,
  spine: 24,
  missing: [...lengths.keys()],
});

const Teeth = ({ isKnown }: { readonly isKnown: boolean }) => (
  <g className={isKnown ? styles.known : styles.unknown}>
    {teeth.map((box, at) => (
      <rect
        key={box.x}
        className={at === you ? styles.you : undefined}
        {...box}
        height={isKnown || at === you ? box.height + foot : box.height}
      />
    ))}
  </g>
);

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
        {/* The street as an owner sees it: one price is known, the other eleven are guessed. */}
        <svg className={styles.street} viewBox="0 0 400 304" aria-hidden="true">
          <Teeth isKnown={false} />
          <Teeth isKnown />
          <path className={styles.spine} d="M-4000 280h8000v26h-8000z" />
        </svg>
      </Container>
    </Section>
  );
}
