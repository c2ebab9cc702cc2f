import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'The first of the four parts that every picture is made of: a spine with rounded teeth.',
  anatomy: [
    { part: 'Teeth', is: 'Given as lengths; radius is half their width.' },
    { part: 'Spine', is: 'Drawn last, over the teeth’s feet.' },
    { part: 'Yours', is: 'At most one tooth, in the second color.' },
    { part: 'Missing', is: 'Dashed outlines where a tooth has gone.' },
  ],
  do: ['Let the lengths be true: the hero’s are prices.', 'Keep gaps at 1 to 1.4 times a tooth.'],
  dont: ['Mark two teeth as yours.', 'Outline it.'],
  accessibility: [
    {
      kind: 'role',
      subject: 'g',
      promise: 'None: the picture around it has the name, or is hidden.',
      provedBy: 'InANamedPicture',
    },
    {
      kind: 'announced',
      subject: 'meaning',
      promise: 'A missing or marked tooth is silent: the text beside it says so.',
      provedBy: 'Missing',
    },
  ],
};
