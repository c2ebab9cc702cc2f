import {
  calculatorForm,
  calculatorHead,
  menuLink,
  resultContents,
} from '@tallycomb/content/calculator';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { Container, Heading, Lead, Section, ToastProvider } from '@tallycomb/ui';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import * as brightHead from '../../calculator/bright-head.css';
import { ClosingCall } from '../../calculator/closing-call';
import { CalculatorSlab } from '../../calculator/form/calculator-slab';
import { useCalculator } from '../../calculator/form/use-calculator';
import { useLoaded } from '../../calculator/use-loaded';
import { SectionErrorBoundary } from '../../error-boundary/section-error-boundary';
import type { PageProps } from '../../page-loading/page-parts';
import { whenIdle } from '../../page-loading/when-idle';
import { LaterSections } from '../../page-sections';
import { PageHead } from '../../seo/head';
import type { CalculatorData } from './data.server';
import { Haircut, HasResult, TenYears } from './explained';
import { info } from './info';
import * as styles from './page.css';

const loadResult = () => import('./result');

/** Loads the result's code early, in case the connection is lost later. */
const preloadResult = () => void loadResult().catch(() => {});

/** Links to the sections of a result. */
const ResultContents = () => (
  <ul className={styles.contents}>
    {resultContents.map(({ id, label }) => (
      <li key={id}>
        <a href={`#${id}`} className={styles.contentsLink}>
          {label} <span aria-hidden="true">↓</span>
        </a>
      </li>
    ))}
  </ul>
);

type CalculatorHeadProps = ReturnType<typeof useCalculator>;

function CalculatorHead(calculator: CalculatorHeadProps) {
  return (
    <Section background="bright" className={`${brightHead.section} ${styles.head}`}>
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
        <Lead className={brightHead.lead}>{calculatorHead.lead}</Lead>
        <div className={brightHead.slab}>
          <CalculatorSlab
            {...calculator}
            action="/inflation-calculator"
            withoutScript={calculatorForm.withoutScript}
            contents={<ResultContents />}
            door={menuLink}
          />
        </div>
      </Container>
    </Section>
  );
}

/** Hash of the address that Back led to with a load: its position is restored, not its section. */
const restoredHash =
  globalThis.history?.scrollRestoration === 'manual' ? globalThis.location.hash : '';

function Results({ result }: { readonly result: InflationResult }) {
  const loaded = useLoaded(loadResult, result);
  const isAwaited = useRef(loaded === 'loading').current;
  useEffect(() => {
    const { hash } = location;
    // The browser looked for the section before it was rendered.
    if (isAwaited && loaded !== 'loading' && hash !== restoredHash)
      document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isAwaited, loaded]);
  if (loaded === 'loading') return null;
  if (loaded === 'failed') throw new Error('The sections of the result did not load.');
  return <loaded.Result result={result} />;
}

interface CalculatorProps {
  /** In the place of a result until there is one. */
  readonly before: ReactNode;
  readonly children: ReactNode;
}

/** The form with its result, and the sections below. */
function Calculator({ before, children }: CalculatorProps) {
  const calculator = useCalculator();
  useEffect(() => whenIdle(preloadResult), []);
  const { result } = calculator.state;
  return (
    <>
      <CalculatorHead {...calculator} />
      <SectionErrorBoundary retryOn={result}>
        {result ? <Results result={result} /> : before}
      </SectionErrorBoundary>
      <HasResult value={result !== undefined}>{children}</HasResult>
    </>
  );
}

export function Page({ data }: PageProps<CalculatorData>) {
  return (
    <ToastProvider placed>
      <PageHead info={info} />
      <Calculator before={<TenYears {...data.tenYears} />}>
        <LaterSections>
          <Haircut {...data.haircut} />
          <ClosingCall />
        </LaterSections>
      </Calculator>
    </ToastProvider>
  );
}
