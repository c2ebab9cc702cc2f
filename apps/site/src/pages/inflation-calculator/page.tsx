import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import { ToastProvider } from '@tallycomb/ui';
import { useCalculator } from '../../calculator/use-calculator';
import { useLoaded } from '../../calculator/use-loaded';
import { SectionErrorBoundary, Sections } from '../../error-boundary/section-error-boundary';
import { PageHead } from '../../seo/page-head';
import { CalculatorHead } from './calculator-head';
import { ClosingCall } from './closing-call';
import { Haircut } from './haircut';
import { info } from './info';
import { loadResultSections } from './load-result-sections';
import { TenYears } from './ten-years';

/** What stands under the number. */
function Results({ result }: { readonly result: InflationResult }) {
  const sections = useLoaded(loadResultSections, result);
  if (sections === 'loading') return null;
  if (sections === 'failed') throw new Error('The sections of the result did not load.');
  return <sections.ResultSections result={result} />;
}

function Calculator() {
  const calculator = useCalculator();
  const { result } = calculator.state;
  return (
    <>
      <CalculatorHead {...calculator} />
      {result ? (
        <SectionErrorBoundary retryOn={result}>
          <Results result={result} />
        </SectionErrorBoundary>
      ) : null}
    </>
  );
}

export function Page() {
  return (
    <ToastProvider>
      <PageHead info={info} />
      <Calculator />
      <Sections>
        <TenYears />
        <Haircut />
        <ClosingCall />
      </Sections>
    </ToastProvider>
  );
}
