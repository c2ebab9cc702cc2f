import type { Contract } from '../../../stories/contract';
import * as stage from '../stage.stories.css';
import { StrandsArt } from './StrandsArt';

export const contract: Contract = {
  purpose: 'A lock of hair across a page.',
  do: [
    {
      says: 'Set it below the text of a page’s head.',
      drawn: (
        <div className={stage.notFound}>
          <p>Founded by a salon owner.</p>
          <StrandsArt />
        </div>
      ),
    },
  ],
  dont: [
    {
      says: 'Lay text over it.',
      drawn: (
        <div className={stage.notFound}>
          <StrandsArt />
          <p className={stage.over}>Founded by a salon owner.</p>
        </div>
      ),
    },
  ],
  accessibility: [
    { kind: 'announced', subject: 'picture', promise: 'Nothing.', provedBy: 'Page' },
    {
      kind: 'preference',
      subject: 'width',
      promise: 'Edge to edge, however wide the page.',
      provedBy: 'Page',
    },
  ],
};
