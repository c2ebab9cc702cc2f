import type { Contract } from '../../../stories/contract';
import * as stage from '../stage.stories.css';
import { ProblemArt } from './ProblemArt';

export const contract: Contract = {
  purpose:
    'Three pictures for three problems: missing teeth, guessed prices, a rival in the mirror.',
  anatomy: [
    {
      part: 'Background',
      is: 'Mint, honey or jar, edge to edge.',
      at: { of: 'svg', x: 0.1, y: 0.12 },
    },
    {
      part: 'Scene',
      is: 'Made of the four parts, in three colors at most.',
      at: { of: 'svg', x: 0.6, y: 0.6 },
    },
  ],
  do: [
    {
      says: 'Give each card its own scene.',
      drawn: (
        <div className={stage.pair}>
          <ProblemArt scene="missing-teeth" />
          <ProblemArt scene="mirror" />
        </div>
      ),
    },
  ],
  dont: [
    {
      says: 'Repeat a scene in a row.',
      drawn: (
        <div className={stage.pair}>
          <ProblemArt scene="mirror" />
          <ProblemArt scene="mirror" />
        </div>
      ),
    },
    'Crop it closer: it fills its box already.',
  ],
  accessibility: [
    {
      kind: 'announced',
      subject: 'picture',
      promise: 'Nothing: the card says it in words.',
      provedBy: 'MissingTeeth',
    },
    {
      kind: 'role',
      subject: 'several in a page',
      promise: 'Each mirror has a window of its own.',
      provedBy: 'Mirrors',
    },
    {
      kind: 'preference',
      subject: 'themes',
      promise: 'Flat print: the same colors in light and dark.',
      provedBy: 'BothThemes',
    },
  ],
};
