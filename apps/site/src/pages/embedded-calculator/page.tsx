import { calculatorHead, embeddedCalculatorText as text } from '@tallycomb/content/calculator';
import type { CalculatorInputs } from '@tallycomb/inflation-core';
import { Heading, Section, TextLink, ToastProvider } from '@tallycomb/ui';
import { useEffect } from 'react';
import { HEIGHT_MESSAGE } from '../../calculator/embedding';
import { CalculatorSlab } from '../../calculator/form/calculator-slab';
import { useCalculator } from '../../calculator/form/use-calculator';
import { indexSource } from '../../calculator/result/result-text';
import type { PageProps } from '../../page-loading/page-parts';
import { PageHead } from '../../seo/head';
import { siteConfig } from '../../site-config';
import type { EmbeddedCalculatorData } from './data.server';
import { info } from './info';
import * as styles from './page.css';

/** The source, with its newest month for our own data; another provider's is unknown. */
const sourceOf = ({ newestMonth }: EmbeddedCalculatorData) =>
  siteConfig.lookupBaseUrl
    ? `${text.sourceLabel} ${indexSource}.`
    : `${text.sourceLabel} ${text.source}, ${text.updated} ${newestMonth}.`;

/** Address of the site's calculator with the same inputs. */
function fullCalculator({ date, annualRevenue }: CalculatorInputs): string {
  const filled = Object.entries({ date, annualRevenue }).filter(([, value]) => value !== '');
  const query = new URLSearchParams(filled).toString();
  return `/inflation-calculator${query ? `?${query}` : ''}`;
}

/** Posts the page's height in CSS pixels to the page around the frame. */
function postHeight(): void {
  const { height } = document.documentElement.getBoundingClientRect();
  // To any origin: any site may embed the page, and a height is no secret.
  window.parent.postMessage({ type: HEIGHT_MESSAGE, height: Math.ceil(height) }, '*');
}

/** Posts the height once and at every change. */
function useHeightMessages(): void {
  useEffect(() => {
    if (window.parent === window) return undefined;
    const observer = new ResizeObserver(postHeight);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, []);
}

function EmbeddedCalculator({ data }: PageProps<EmbeddedCalculatorData>) {
  const calculator = useCalculator();
  useHeightMessages();
  return (
    <Section background="bright" className={styles.section}>
      <Heading level={1} size="h3" className={styles.heading}>
        {calculatorHead.heading.map((line) => line.text).join(' ')}
      </Heading>
      <CalculatorSlab {...calculator} action={info.path} withoutScript={text.withoutScript} />
      <p className={styles.source}>
        <span>{sourceOf(data)}</span>
        {/* In a new tab, so that the site around the frame stays open. */}
        <TextLink href={fullCalculator(calculator.state.inputs)} target="_blank" reload>
          {text.full}
        </TextLink>
      </p>
    </Section>
  );
}

/** The calculator alone, for frames on other sites. */
export function Page({ data }: PageProps<EmbeddedCalculatorData>) {
  return (
    <ToastProvider placed>
      <PageHead info={info} />
      <EmbeddedCalculator data={data} />
    </ToastProvider>
  );
}
