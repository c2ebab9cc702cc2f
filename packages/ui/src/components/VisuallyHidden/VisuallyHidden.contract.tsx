import type { Contract } from '../../../stories/contract';
import { Button } from '../Button';
import { VisuallyHidden } from './VisuallyHidden';

export const contract: Contract = {
  purpose: 'Words for those who hear the page, where the eye has a picture or a place instead.',
  do: [
    {
      says: 'Finish a label that only its place explains: Apply Now, data engineer.',
      drawn: (
        <>
          <Button>
            Apply Now <VisuallyHidden>, data engineer</VisuallyHidden>
          </Button>
          <p>Read out: “Apply Now, data engineer”</p>
        </>
      ),
    },
  ],
  dont: [
    'Hide a link or a button in it: the focus would vanish.',
    {
      says: 'Say more to the ear than the eye is told.',
      drawn: (
        <>
          <Button>
            Apply Now <VisuallyHidden>, closes on Friday</VisuallyHidden>
          </Button>
          <p>Read out: “Apply Now, closes on Friday”</p>
        </>
      ),
    },
  ],
  accessibility: [
    {
      kind: 'announced',
      subject: 'text',
      promise: 'Read in place, as part of the name around it.',
      provedBy: 'InButton',
    },
    {
      kind: 'preference',
      subject: 'layout',
      promise: 'Takes no room, however long it is, and makes nothing scroll.',
      provedBy: 'LongText',
    },
  ],
};
