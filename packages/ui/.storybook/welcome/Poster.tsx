import { built } from 'virtual:bytes';
import { Unstyled } from '@storybook/addon-docs/blocks';
import * as ui from '../../src/all';
import { contrastPairs } from '../../src/styles/contrast';
import * as styles from './Welcome.css';

const { Counter, CounterList, HeroArt } = ui;

const art = {
  label:
    'A red comb whose teeth are prices. Yours, at 148 dollars, stands below the median of 185.',
  describeGap: (dollars: number) => `$${-dollars} under the median`,
  caption: 'Every chart a comb',
  youLabel: 'Your price',
  medianLabel: 'Median',
} as const;

const components = Object.keys(ui).filter((name) => /^(?!Icon)[A-Z]/.test(name)).length;

/** What the design system is, at a glance; its figures are counted, not written. */
export const Poster = () => (
  <Unstyled>
    <header className={styles.poster}>
      <div className={styles.words}>
        <h1 className={styles.name}>Tallycomb Design System</h1>
        <p className={styles.lead}>
          What the Tallycomb website is built from: React components, one stylesheet, two themes.
        </p>
      </div>
      <HeroArt {...art} size="tablet" className={styles.comb} />
    </header>
    <CounterList className={styles.counts}>
      <Counter label="Components" value={components} />
      <Counter label="Color Pairs Held to AA" value={2 * contrastPairs.length} />
      {built ? (
        <Counter
          label="Kilobytes of Stylesheet"
          value={built.styles / 1024}
          format={(kilobytes) => kilobytes.toFixed(1)}
        />
      ) : null}
    </CounterList>
  </Unstyled>
);
