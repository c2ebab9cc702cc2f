import { calculatorForm, calculatorHead, menuLink } from '@tallycomb/content/calculator';
import { Container, Heading, Lead, Section, TextLink } from '@tallycomb/ui';
import { Fragment } from 'react';
import * as brightHead from '../../calculator/bright-head.css';
import type { useCalculator } from '../../calculator/use-calculator';
import * as styles from './calculator-head.css';
import { CalculatorSlab } from './calculator-slab';
import { preloadResultSections } from './load-result-sections';
import { ResultContents } from './result-contents';

export function CalculatorHead(calculator: ReturnType<typeof useCalculator>) {
  return (
    <Section background="bright" className={brightHead.section}>
      <Container>
        <Heading level={1} className={`${brightHead.heading} ${styles.heading}`}>
          {calculatorHead.heading.map(({ text, endsLineOn }) => (
            <Fragment key={text}>
              {/* A space that is a node of its own is missing from the heading's accessible name. */}
              {`${text} `}
              {endsLineOn ? <br className={styles.lineEnd[endsLineOn]} /> : null}
            </Fragment>
          ))}
        </Heading>
        <Lead className={`${brightHead.lead} ${styles.lead}`}>{calculatorHead.lead}</Lead>
        <div className={brightHead.slab}>
          <CalculatorSlab
            {...calculator}
            action="/inflation-calculator"
            withoutScript={calculatorForm.withoutScript}
            onFocus={preloadResultSections}
            contents={calculator.state.result ? <ResultContents /> : null}
            footnote={
              <>
                {calculatorForm.footnote} <TextLink href={menuLink.href}>{menuLink.label}</TextLink>
              </>
            }
          />
        </div>
      </Container>
    </Section>
  );
}
