import { ToastProvider } from '@tallycomb/ui';
import { useCalculator } from '../../calculator/use-calculator';
import { Sections } from '../../error-boundary/section-error-boundary';
import { PageHead } from '../../seo/page-head';
import { CalculatorHead } from './calculator-head';
import { CloseTheGap } from './close-the-gap';
import { ClosingCall } from './closing-call';
import { Haircut } from './haircut';
import { info } from './info';
import { SalonsMeanwhile } from './salons-meanwhile';
import { TenYears } from './ten-years';
import { YearByYear } from './year-by-year';

function Calculator() {
  const calculator = useCalculator();
  const { result } = calculator.state;
  return (
    <>
      <CalculatorHead {...calculator} />
      {result ? (
        <Sections retryOn={result}>
          <YearByYear result={result} />
          <CloseTheGap result={result} />
          <SalonsMeanwhile result={result} />
        </Sections>
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
