import {
  calculatorForm,
  calculatorHead,
  embeddedCalculatorText,
  embedPicture,
  resultPanelText,
} from '@tallycomb/content/calculator';
import type { EmbedData } from './data.server';
import { scissorsPicture } from './scissors-picture';
import * as styles from './window-picture.css';

const { label, address, site, example } = embedPicture;

/** Picture of a blog in a browser window: dummy text around a readable calculator. */
export const WindowPicture = ({ data }: { readonly data: EmbedData }) => (
  <div className={styles.window} role="img" aria-label={`${label} ${data.lost}.`}>
    <div className={styles.bar}>
      <span className={styles.dots} />
      <span className={styles.address}>{address}</span>
    </div>
    <div className={styles.page}>
      <p className={styles.site}>{site}</p>
      <span className={styles.navigation} />
      <div className={styles.article}>
        <span className={styles.title} />
        <Lines count={2} />
        <Calculator {...data} />
        <Lines count={3} />
      </div>
      <div className={styles.aside}>
        <img
          src={scissorsPicture}
          alt=""
          width={560}
          height={560}
          loading="lazy"
          className={styles.art}
        />
        <Lines count={5} />
        <Lines count={4} />
      </div>
    </div>
  </div>
);

const Lines = ({ count }: { readonly count: number }) => (
  <span className={styles.paragraph}>
    {Array.from({ length: count }, (_, line) => (
      <span key={line} className={styles.line} />
    ))}
  </span>
);

const Calculator = ({ lost, teeth, firstMonth, newestMonth }: EmbedData) => (
  <div className={styles.calculator}>
    <p className={styles.heading}>{calculatorHead.heading.map(({ text }) => text).join(' ')}</p>
    <div className={styles.slab}>
      <div className={styles.form}>
        <p className={styles.label}>{calculatorForm.revenueLabel}</p>
        <p className={styles.field}>
          <span>{calculatorForm.currencySign}</span>
          {example.revenue.toLocaleString('en-US')}
        </p>
        <p className={styles.label}>{calculatorForm.dateLabel}</p>
        <p className={styles.field}>{example.month}</p>
        <p className={styles.button}>{calculatorForm.calculate}</p>
      </div>
      <div className={styles.panel}>
        <p className={styles.panelHeading}>{resultPanelText.heading}</p>
        <p className={styles.figure}>{lost}</p>
        <svg
          className={styles.months}
          viewBox={`0 0 ${teeth.width} ${teeth.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={teeth.path} vectorEffect="non-scaling-stroke" />
        </svg>
        <p className={styles.spine}>
          <span>{firstMonth}</span>
          <span>{newestMonth}</span>
        </p>
      </div>
    </div>
    <p className={styles.source}>
      {`${embeddedCalculatorText.sourceLabel} ${embeddedCalculatorText.source}, ${embeddedCalculatorText.updated} ${newestMonth}.`}
    </p>
  </div>
);
