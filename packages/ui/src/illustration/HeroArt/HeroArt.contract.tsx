import type { Contract } from '../../../stories/contract';
import { HeroArt } from './HeroArt';

const hero = (size: 'mobile' | 'desktop') => (
  <HeroArt
    size={size}
    label="A red comb whose teeth are prices."
    caption="Balayage, 48 salons within 5 miles"
    youLabel="Your price"
    medianLabel="Median"
    describeGap={(dollars) => `$${Math.abs(dollars)} under the median`}
  />
);

export const contract: Contract = {
  purpose:
    'The idea of the house in one picture: a comb whose teeth are the prices of 48 salons, with yours marked.',
  anatomy: [
    { part: 'Hair', is: 'Falls through the teeth.', at: { of: 'svg', x: 0.75, y: 0.35 } },
    {
      part: 'Teeth',
      is: 'Each one a price; one is yours, one the median.',
      at: { of: 'svg', x: 0.9, y: 0.72 },
    },
    {
      part: 'Flags',
      is: 'What the two stand for, and their prices.',
      at: { of: 'svg', x: 0.345, y: 0.8 },
    },
    {
      part: 'Ruler',
      is: 'Prices along the spine, yours always among them.',
      at: { of: 'svg', x: 0.5, y: 0.96 },
    },
    {
      part: 'Handle',
      is: 'Where a range input lies over the teeth, its thumb.',
      at: { of: 'svg', x: 0.345, y: 0.955 },
    },
    {
      part: 'Legend',
      is: 'What the teeth are, and how far you stand from the median.',
      at: { of: 'svg', x: 0.2, y: 0.95 },
    },
  ],
  isDrawnWide: true,
  drawnWith: { onSalonChange: () => undefined },
  do: [
    { says: 'Put all three sizes in the page and show the one that fits.', drawn: hero('mobile') },
    'Write in the label what the picture says, but your price, which changes.',
  ],
  dont: [
    { says: 'Scale one size to another’s screen: the words shrink.', drawn: hero('desktop') },
    'Change a price here alone: the median is told in the label too.',
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'img',
      promise: 'Named by its label.',
      provedBy: 'Desktop',
    },
    {
      kind: 'role',
      subject: 'slider',
      promise:
        'A native range input, keys included, named by what is on your tag; its value is your price and its gap to the median.',
      provedBy: 'Slid',
    },
    {
      kind: 'preference',
      subject: 'no script',
      promise: 'The picture as it is; what could not be slid is not there.',
      provedBy: 'Desktop',
    },
    {
      kind: 'role',
      subject: 'flags',
      promise: 'Words and prices, not color alone.',
      provedBy: 'Desktop',
    },
    {
      kind: 'preference',
      subject: 'narrow screens',
      promise: 'Fewer teeth and shorter words, at a size that reads.',
      provedBy: 'Mobile',
    },
    {
      kind: 'preference',
      subject: 'reduced motion',
      promise: 'The teeth stand at full length from the start.',
      provedBy: 'ReducedMotion',
    },
  ],
};
