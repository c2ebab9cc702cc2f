import {
  calculatorForm,
  calculatorHead,
  embeddedCalculatorText,
} from '@tallycomb/content/calculator';
import { Heading, Section, ToastProvider } from '@tallycomb/ui';
import { useCalculator } from '../../calculator/use-calculator';
import { PageHead } from '../../seo/page-head';
import { CalculatorSlab } from '../inflation-calculator/calculator-slab';
import { info } from './info';
import * as styles from './page.css';
import { SourceLine } from './source-line';
import { useToldHeight } from './use-told-height';

function EmbeddedCalculator() {
  const calculator = useCalculator();
  useToldHeight();
  return (
    <Section background="bright" className={styles.section}>
      <Heading level={1} size="h3" className={styles.heading}>
        {calculatorHead.heading.map(({ text }) => text).join(' ')}
      </Heading>
      <CalculatorSlab
        {...calculator}
        action={info.path}
        footnote={calculatorForm.footnote}
        withoutScript={embeddedCalculatorText.withoutScript}
      />
      <SourceLine inputs={calculator.state.inputs} />
    </Section>
  );
}

/** The calculator alone, for frames on other sites. */
export function Page() {
  return (
    <ToastProvider>
      <PageHead info={info} />
      <EmbeddedCalculator />
    </ToastProvider>
  );
}
