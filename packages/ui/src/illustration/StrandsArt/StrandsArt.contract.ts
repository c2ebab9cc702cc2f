import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'A lock of hair across a page.',
  anatomy: [
    { part: 'Lock', is: '38 strands that pinch and turn, in the theme’s own colors of hair.' },
  ],
  do: ['Set it below the text of a page’s head.'],
  dont: ['Lay text over it.'],
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
