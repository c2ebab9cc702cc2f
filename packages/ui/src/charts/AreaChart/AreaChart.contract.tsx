import type { Contract } from '../../../.storybook/contract';
import { AreaChart } from './AreaChart';
import * as styles from './AreaChart.stories.css';

const area = (
  <div className={styles.panel}>
    <AreaChart seed={7} tone="night" />
  </div>
);

export const contract: Contract = {
  purpose:
    'The picture at the foot of the result panel: a line over the teeth of a comb. It shows no data.',
  anatomy: [
    { part: 'Teeth', is: 'Beneath the line, with a gap of 7 pixels.' },
    { part: 'Line', is: 'Rises to the right, falls or is level; the seed decides how.' },
  ],
  do: [
    'Keep the seed fixed: server and browser then draw the same.',
    { says: 'Fill a box with it; it stretches.', drawn: area },
    'Let it fall beside a gain, and lie level beside nothing.',
  ],
  dont: [
    {
      says: 'Give it axes, numbers or a title: it would pass for data.',
      drawn: (
        <>
          <p>Prices since 2019, in dollars</p>
          {area}
        </>
      ),
    },
    'Use it where there is data: that is a LineChart.',
  ],
  accessibility: [
    {
      kind: 'announced',
      subject: 'picture',
      promise: 'Nothing: there is nothing to know.',
      provedBy: 'Night',
    },
    {
      kind: 'role',
      subject: 'seed',
      promise: 'The same number always draws the same picture, another one another.',
      provedBy: 'SeedDecides',
    },
    {
      kind: 'preference',
      subject: 'forced colors',
      promise: 'The line keeps a color that shows.',
      provedBy: 'ForcedColors',
    },
  ],
};
