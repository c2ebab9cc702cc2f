import type { ReactNode } from 'react';
import type { Contract } from '../../../stories/contract';
import { Tabs } from '../Tabs';
import { PriceVignette } from './PriceVignette';
import { prices } from './specimens';
import { VignetteBackdrop } from './VignetteBackdrop';

const panel = (over: ReactNode) => (
  <Tabs
    label="Features"
    tabs={[
      {
        id: 'prices',
        title: 'Price Intelligence',
        description: 'Prices nearby.',
        background: 'aqua',
        panel: (
          <>
            <VignetteBackdrop scene="rising" />
            {over}
          </>
        ),
      },
    ]}
  />
);

export const contract: Contract = {
  purpose: 'Fills the stage of a tab behind the sheet of a vignette.',
  do: [
    'Take hair for people, on mint; rising for prices, on jar; facing for competitors, on honey.',
    {
      says: 'Put it first in a tab’s panel: the sheet then lies over it.',
      drawn: panel(<PriceVignette {...prices} />),
      isWide: true,
    },
  ],
  dont: [
    { says: 'Set text on it.', drawn: panel(<p>You are $4 under the median.</p>), isWide: true },
  ],
  accessibility: [
    {
      kind: 'announced',
      subject: 'picture',
      promise: 'Nothing, and it hides nothing of the sheet.',
      provedBy: 'BehindASheet',
    },
    {
      kind: 'preference',
      subject: 'forced colors',
      promise: 'Gone: it is decoration.',
      provedBy: 'ForcedColors',
    },
  ],
};
