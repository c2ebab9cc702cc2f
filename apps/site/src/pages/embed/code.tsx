import { embedCode } from '@tallycomb/content/calculator';
import { Button, Container, Heading, Lead, Section, TextLink } from '@tallycomb/ui';
import { useRef } from 'react';
import { useCopy } from '../../calculator/use-copy';
import { info as embeddedCalculator } from '../embedded-calculator/info';
import * as styles from './code.css';
import { snippet } from './snippet';

/** In parentheses, so that splitting keeps them: every other part is one. */
const QUOTED = /("[^"]*"|'[^']*')/;

/** The code in a box, which copies whole by its button, and by hand without script. */
export function Code() {
  const code = useRef<HTMLElement>(null);
  const { outcome, copy } = useCopy(code);
  return (
    <Section background="page" aria-labelledby="code">
      <Container>
        <Heading level={2} id="code">
          {embedCode.heading}
        </Heading>
        <Lead className={styles.lead}>{embedCode.lead}</Lead>
        <pre className={styles.box}>
          <code ref={code}>
            {snippet.split(QUOTED).map((part, place) =>
              place % 2 === 0 ? (
                part
              ) : (
                <span key={place} className={styles.quoted}>
                  {part}
                </span>
              ),
            )}
          </code>
        </pre>
        <div className={styles.actions}>
          <Button className={styles.copy} onClick={() => void copy()}>
            {embedCode.copy}
          </Button>
          <TextLink href={embeddedCalculator.path} target="_blank" reload>
            {embedCode.preview}
          </TextLink>
          <p role="status">{outcome ? embedCode[outcome] : null}</p>
        </div>
      </Container>
    </Section>
  );
}
