import type { Contract } from '../../../stories/contract';
import * as stage from '../stage.stories.css';
import { SalonArt } from './SalonArt';

export const contract: Contract = {
  purpose: 'One large object of a salon that is a chart, too: chair, jars, hand mirror, scissors.',
  anatomy: [
    { part: 'Background', is: 'Mint, powder, honey or jar.', at: { of: 'svg', x: 0.06, y: 0.5 } },
    {
      part: 'Object',
      is: 'Flat, hard-edged, in three colors at most.',
      at: { of: 'svg', x: 0.5, y: 0.3 },
    },
    {
      part: 'Figures',
      is: 'The price on the tag, the levels of jars, the teeth in the glass.',
      at: { of: 'svg', x: 0.86, y: 0.7 },
    },
  ],
  do: [
    {
      says: 'Give it the figures of the text that it stands beside.',
      drawn: (
        <>
          <SalonArt object="chair" values={[110]} background="powder" />
          <p>An hour in this chair costs $110.</p>
        </>
      ),
    },
    'Write it to a file with salonArtSvg where an image needs an address.',
  ],
  dont: [
    'Let a jar hold what nobody counted.',
    {
      says: 'Show two objects side by side.',
      drawn: (
        <div className={stage.pair}>
          <SalonArt object="chair" values={[110]} background="powder" />
          <SalonArt object="jars" values={[100, 96, 70, -8]} background="mint" />
        </div>
      ),
    },
  ],
  accessibility: [
    {
      kind: 'announced',
      subject: 'picture',
      promise: 'Nothing: the text beside it says its figures.',
      provedBy: 'Chair',
    },
    {
      kind: 'role',
      subject: 'several in a page',
      promise: 'Each glass has a window of its own.',
      provedBy: 'All',
    },
    {
      kind: 'preference',
      subject: 'themes',
      promise: 'Flat print: the same colors in light and dark.',
      provedBy: 'BothThemes',
    },
  ],
};
