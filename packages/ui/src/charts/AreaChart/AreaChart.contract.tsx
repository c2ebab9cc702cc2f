import type { Contract } from '../../../stories/contract';
import { paceOfPrices } from '../specimens';
import { AreaChart } from './AreaChart';
import * as styles from './AreaChart.stories.css';

const area = (
  <div className={styles.panel}>
    <AreaChart values={paceOfPrices} tone="night" />
  </div>
);

export const contract: Contract = {
  purpose:
    'The picture at the foot of the result panel: the way of its values, as a line over the teeth of a comb.',
  anatomy: [
    {
      part: 'Line',
      is: 'From the lowest value to the highest; level where all are equal.',
      at: { of: 'path:last-of-type', x: 1, y: 0 },
    },
    {
      part: 'Teeth',
      is: 'Beneath the line, with a gap of 7 pixels.',
      at: { of: 'path', x: 0.5, y: 0.95 },
    },
  ],
  drawn: area,
  isDrawnWide: true,
  do: [
    'Draw the numbers that the figure beside it was computed from.',
    { says: 'Fill a box with it; it stretches.', drawn: area },
    'Say beside it what it draws.',
  ],
  dont: [
    {
      says: 'Make values up so that it looks better.',
      drawn: (
        <div className={styles.panel}>
          <AreaChart values={[1, 2, 4, 8, 16, 32]} />
        </div>
      ),
    },
    'Use it where values are to be read off: that is a LineChart.',
  ],
  accessibility: [
    {
      kind: 'announced',
      subject: 'picture',
      promise: 'Nothing: the text beside it says what it shows.',
      provedBy: 'Night',
    },
    {
      kind: 'role',
      subject: 'values',
      promise: 'It follows them from left to right.',
      provedBy: 'Falling',
    },
    {
      kind: 'preference',
      subject: 'forced colors',
      promise: 'The line keeps a color that shows.',
      provedBy: 'ForcedColors',
    },
  ],
};
