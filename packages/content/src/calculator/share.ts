/** Texts for keeping a result or passing it on as a link, a picture or a sheet of paper. */

/** The shapes in which a result’s picture can be saved. */
export type PictureShape = 'square' | 'wide';

/** The ways to pass a result on: a link, the device's share sheet, a picture, paper. */
export const shareText = {
  heading: 'Save, Print or Share',
  lead: 'Nobody sees your result until you share it. To get it, this page sent your revenue and month, nothing else.',
  /** Opens the link and the choice of pictures. */
  more: 'See the link, or save a picture',
  revenue: {
    label: 'Include my revenue',
    /** Notes beside what passes the result on, by the box. */
    notes: { on: 'with your revenue', off: 'without your revenue' },
    hint: 'Leave this off and the link carries only your month; the picture shows only the percentage.',
  },
  link: {
    label: 'Link to this result',
    copy: 'Copy link',
    copied: 'Link copied.',
    /** Shown with the link selected. */
    notCopied:
      'Your browser didn’t let us copy. The link is selected, so you can copy it yourself.',
  },
  /** Button that opens the device's share sheet. */
  send: { label: 'Share', failed: 'Your device didn’t share it. Copy the link instead.' },
  picture: {
    legend: 'Picture',
    note: 'square or wide',
    shapes: [
      { value: 'square', label: 'Square, 1200 × 1200' },
      { value: 'wide', label: 'Wide, 1200 × 630' },
    ] satisfies { value: PictureShape; label: string }[],
    save: 'Save picture',
    saved: 'Picture saved. Look in your downloads.',
    failed: 'The picture couldn’t be drawn. Check your connection and try again.',
    /** Followed by the shape and `.png`. */
    fileName: 'tallycomb-prices',
  },
  /** Buttons that print. */
  print: { cards: 'Print the cards', result: 'Print this result', note: 'one sheet of paper' },
};

/** Words on a result's picture. */
export const pictureWords = {
  /** Precedes the change in per cent, by whose prices changed. */
  opening: {
    salons: {
      up: 'Salon prices are up',
      down: 'Salon prices are down',
      unchanged: 'Salon prices have moved',
    },
    all: { up: 'US prices are up', down: 'US prices are down', unchanged: 'US prices have moved' },
  },
  /** Follows the change in per cent. */
  end: 'since I last raised mine',
  /** Label of the line of unchanged prices. */
  mine: 'Mine',
  /** Captions of the yearly gap, above its amount. */
  gap: { lost: 'My gap', gained: 'I’m ahead by' },
  estimatedGap: { lost: 'My gap, estimated', gained: 'Ahead by, estimated' },
  /** Follows an amount. */
  aYear: 'a year',
  sourceLabel: 'Source: US Bureau of Labor Statistics, CPI-U,',
  sources: { salons: 'personal care services', all: 'all items' },
};

/** Texts that only a printed result has. */
export const paperText = {
  /** Stand around the yearly revenue. */
  salon: ['A salon that brings in', 'a year.'] satisfies [string, string],
  /** Captions of the comb. */
  comb: {
    lost: 'One tooth a year. Red is the gap.',
    gained: 'One tooth a year',
  },
  /** Stands between a price and its month. */
  since: 'Set in',
  /** Follow the loss’s heading and the comparison of a chosen region. */
  lossByUs: ', Counted by US Prices',
  region: 'Your loss is counted by US prices, the new prices by those where your clients live.',
  /** Precedes the address. */
  again: 'Newer figures:',
};
