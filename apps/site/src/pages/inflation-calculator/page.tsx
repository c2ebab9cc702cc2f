import {
  calculatorForm,
  calculatorHead,
  menuLink,
  resultContents,
} from '@tallycomb/content/calculator';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { Container, Heading, Lead, Section, TextLink, ToastProvider } from '@tallycomb/ui';
import { Fragment } from 'react';
import * as brightHead from '../../calculator/bright-head.css';
import { CalculatorSlab } from '../../calculator/calculator-slab';
import { ClosingCall } from '../../calculator/closing-call';
import { useCalculator } from '../../calculator/use-calculator';
import { useLoaded } from '../../calculator/use-loaded';
import { SectionErrorBoundary, Sections } from '../../error-boundary/section-error-boundary';
import type { PageProps } from '../../page-loading/page-parts';
import { PageHead } from '../../seo/page-head';
import type { CalculatorData } from './data.server';
import { info } from './info';
import * as styles from './page.css';
import { Haircut, TenYears } from './ten-years';

const loadResultSections = () => import('./result-sections');

/** Asked for when somebody turns to the form, so that they are there with the result. */
const preloadResultSections = () => void loadResultSections().catch(() => {});

/** Leads down the page to what can be done with a result. */
const ResultContents = () => (
  <ul className={styles.contents}>
    {resultContents.map(({ id, label }) => (
      <li key={id}>
        <a href={`#${id}`} className={styles.contentsLink}>
          {label}
          <span aria-hidden="true">↓</span>
        </a>
      </li>
    ))}
  </ul>
);

interface CalculatorHeadProps {
  readonly calculator: ReturnType<typeof useCalculator>;
  readonly pace: CalculatorData['pace'];
}

function CalculatorHead({ calculator, pace }: CalculatorHeadProps) {
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
        <Lead className={`${brightHead.lead} ${styles.headLead}`}>{calculatorHead.lead}</Lead>
        <div className={brightHead.slab}>
          <CalculatorSlab
            {...calculator}
            pace={pace}
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

/** What stands under the number. */
function Results({ result }: { readonly result: InflationResult }) {
  const sections = useLoaded(loadResultSections, result);
  if (sections === 'loading') return null;
  if (sections === 'failed') throw new Error('The sections of the result did not load.');
  return <sections.ResultSections result={result} />;
}

function Calculator({ pace }: Pick<CalculatorData, 'pace'>) {
  const calculator = useCalculator();
  const { result } = calculator.state;
  return (
    <>
      <CalculatorHead calculator={calculator} pace={pace} />
      {result ? (
        <SectionErrorBoundary retryOn={result}>
          <Results result={result} />
        </SectionErrorBoundary>
      ) : null}
    </>
  );
}

export function Page({ data }: PageProps<CalculatorData>) {
  return (
    <ToastProvider>
      <PageHead info={info} />
      <Calculator pace={data.pace} />
      <Sections>
        <TenYears {...data.tenYears} />
        <Haircut {...data.haircut} />
        <ClosingCall />
      </Sections>
    </ToastProvider>
  );
}
