import type { Contract } from '../../../stories/contract';
import { GuideCover } from './GuideCover';

export const contract: Contract = {
  purpose: 'A guide’s cover, drawn from its slug.',
  anatomy: [
    {
      part: 'Recipe',
      is: 'One of seven, chosen by subject.',
      at: { of: 'svg', x: 0.5, y: 0.5 },
    },
    {
      part: 'Background',
      is: 'Mint, powder, honey or jar; no two neighbors alike.',
      at: { of: 'svg', x: 0.05, y: 0.9 },
    },
  ],
  drawn: <GuideCover slug="raise-prices" recipe="tags" background="mint" />,
  do: [
    {
      says: 'Choose the recipe by what the guide is about.',
      drawn: (
        <>
          <GuideCover slug="undercut" recipe="mirror" background="powder" />
          <p>When the Salon Next Door Undercuts You</p>
        </>
      ),
    },
    'Write it to a file with guideCoverSvg where an image needs an address.',
    'Take the wide one for the head of a guide: it is drawn anew, not cropped.',
  ],
  dont: [
    {
      says: 'Take the same recipe for every guide.',
      drawn: (
        <>
          <GuideCover slug="undercut" recipe="tags" background="powder" />
          <p>When the Salon Next Door Undercuts You</p>
        </>
      ),
    },
    'Add a fifth part for one guide.',
    'Put the title into it: it stands beside it.',
  ],
  accessibility: [
    {
      kind: 'announced',
      subject: 'picture',
      promise: 'Nothing: the title beside it names the guide.',
      provedBy: 'OnePicturePerSlug',
    },
    {
      kind: 'role',
      subject: 'slug',
      promise: 'The same one always draws the same picture.',
      provedBy: 'OnePicturePerSlug',
    },
    {
      kind: 'preference',
      subject: 'width',
      promise: 'The wide one is 1280 by 520 and shows the whole recipe.',
      provedBy: 'Wide',
    },
  ],
};
