/** What the calculator says of a result that is kept or passed on: a link, a picture, a sheet of paper. */

/** The shapes in which a result’s picture can be saved. */
export type PictureShape = 'square' | 'wide';

/** The ways to pass a result on: a link, the device’s own sheet, a picture, paper. */
export const shareText = {
  heading: 'Save, Print or Share',
  lead: 'Nothing is shared until you share it. Calculate sent only your revenue and month to our price lookup.',
  /** Opens what a link and a picture hold. */
  more: 'See the link, or save a picture',
  revenue: {
    label: 'Include my revenue',
    hint: 'Leave this off and the link carries only your month; the picture shows only the percentage.',
  },
  link: {
    label: 'Link to this result',
    copy: 'Copy link',
    copied: 'Link copied.',
    /** The link stands selected then. */
    notCopied:
      'Your browser didn’t let us copy. The link is selected, so you can copy it yourself.',
  },
  /** Opens the device's own sheet. */
  send: { label: 'Share', failed: 'Your device didn’t share it. Copy the link instead.' },
  picture: {
    legend: 'Picture',
    shapes: [
      { value: 'square', label: 'Square, 1200 × 1200' },
      { value: 'wide', label: 'Wide, 1200 × 630' },
    ] satisfies { value: PictureShape; label: string }[],
    save: 'Save picture',
    saved: 'Picture saved. Look in your downloads.',
    failed: 'The picture couldn’t be drawn. Check your connection and try again.',
    /** The shape and `.png` follow. */
    fileName: 'tallycomb-prices',
  },
  /** What is put on paper. */
  print: { cards: 'Print the cards', result: 'Print this result' },
};

/** What is written on a result’s picture. */
export const pictureWords = {
  /** Goes before the change in per cent, by whose prices they are. */
  opening: {
    salons: {
      up: 'Salon prices are up',
      down: 'Salon prices are down',
      level: 'Salon prices have moved',
    },
    all: { up: 'US prices are up', down: 'US prices are down', level: 'US prices have moved' },
  },
  /** Goes after it. */
  end: 'since I last raised mine',
  /** At the level of the prices that stayed. */
  mine: 'Mine',
  /** The yearly gap, as it stands above an amount. */
  gap: { lost: 'My gap', gained: 'I’m ahead by' },
  estimatedGap: { lost: 'My gap, estimated', gained: 'Ahead by, estimated' },
  /** Goes after an amount. */
  aYear: 'a year',
  sourceLabel: 'Source: US Bureau of Labor Statistics, CPI-U,',
  sources: { salons: 'personal care services', all: 'all items' },
};

/** What only a printed result says. */
export const paperText = {
  /** Goes before the address. */
  again: 'Run it again when newer figures are out:',
  /** On the spine of the comb at the foot. */
  comb: 'What it took, year by year',
};
