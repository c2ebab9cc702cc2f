import type { Contract } from '../../../stories/contract';
import { art } from '../../styles/contract.css';
import { SwatchCard, SwatchGrid } from './SwatchCard';

import { Comb } from './specimens';

const card = (title: string, text: string, background: string) => (
  <SwatchCard
    shade="Shade 1"
    topic="Pricing"
    title={title}
    text={text}
    art={<Comb background={background} gap={4} />}
  />
);
const empty = card('The Empty Chair', 'Rent on the empty chair is due all the same.', art.mint);
const guess = card('Guesswork', 'Safe usually means too low.', art.honey);

export const contract: Contract = {
  purpose: 'A range of swatch cards side by side, as on a color chart.',
  do: [
    {
      says: 'Give it three cards, on three backgrounds.',
      drawn: (
        <SwatchGrid>
          {empty}
          {guess}
          {card('Last to Know', 'Prices on the street rose in March.', art.jar)}
        </SwatchGrid>
      ),
      isWide: true,
    },
  ],
  dont: [
    {
      says: 'Fill a row with a card that says nothing.',
      drawn: (
        <SwatchGrid>
          {empty}
          {guess}
          {card('And More', 'Much more.', art.jar)}
        </SwatchGrid>
      ),
      isWide: true,
    },
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'order',
      promise: 'The cards are read in the order in which they stand.',
      provedBy: 'Range',
    },
    {
      kind: 'preference',
      subject: 'medium screens',
      promise: 'The picture moves to the left and the order stays.',
      provedBy: 'Tablet',
    },
  ],
};
