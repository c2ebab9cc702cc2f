import { embeddedCalculatorText as text } from '@tallycomb/content/calculator';
import type { CalculatorInputs } from '@tallycomb/inflation-core';
import { TextLink } from '@tallycomb/ui';
import { indexSource } from '../../calculator/result-text';
import { siteConfig } from '../../site-config';
import * as styles from './page.css';

/** Put in by the build (vite/definitions.ts): the series itself stays there. */
declare const __NEWEST_INDEX_MONTH__: string;

/** How new the data of another provider is, only its answers say. */
const source = siteConfig.lookupBaseUrl
  ? `${text.sourceLabel} ${indexSource}.`
  : `${text.sourceLabel} ${text.source}, ${text.updated} ${__NEWEST_INDEX_MONTH__}.`;

/** The calculator with the same inputs, those that are filled in. */
function fullCalculator({ date, annualRevenue }: CalculatorInputs): string {
  const filled = Object.entries({ date, annualRevenue }).filter(([, value]) => value !== '');
  const query = new URLSearchParams(filled).toString();
  return `/inflation-calculator${query ? `?${query}` : ''}`;
}

/** Where the numbers come from, and where there is more; in a new tab, so the site around stays. */
export function SourceLine({ inputs }: { readonly inputs: CalculatorInputs }) {
  return (
    <p className={styles.source}>
      <span>{source}</span>
      <TextLink href={fullCalculator(inputs)} target="_blank" reload>
        {text.full}
      </TextLink>
    </p>
  );
}
