import { ToastProvider } from '@tallycomb/ui';
import { useCalculator } from '../../calculator/use-calculator';
import { PageHead } from '../../seo/page-head';
import { SectionBoundary } from '../failed/section-boundary';
import { CalculatorHead } from './calculator-head';
import { CloseTheGap } from './close-the-gap';
import { ClosingCall } from './closing-call';
import { Haircut } from './haircut';
import { info } from './info';
import { SalonsMeanwhile } from './salons-meanwhile';
import { YearByYear } from './year-by-year';

function Calculator() {
  const calculator = useCalculator();
  const { result } = calculator.state;
  return (
    <>
      <CalculatorHead {...calculator} />
      {result ? (
        <>
          <SectionBoundary retryOn={result}>
            <YearByYear result={result} />
          </SectionBoundary>
          <SectionBoundary retryOn={result}>
            <CloseTheGap result={result} />
          </SectionBoundary>
          <SectionBoundary retryOn={result}>
            <SalonsMeanwhile from={result.from} />
          </SectionBoundary>
        </>
      ) : null}
    </>
  );
}

export function Page() {
  return (
    <ToastProvider>
      <PageHead info={info} />
      <Calculator />
      <SectionBoundary>
        <Haircut />
      </SectionBoundary>
      <SectionBoundary>
        <ClosingCall />
      </SectionBoundary>
    </ToastProvider>
  );
}
