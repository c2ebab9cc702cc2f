/** What the calculator says of a result that is kept or passed on: a link, a picture, a sheet of paper. */
import type { SectionHead } from '../section-head';

/** The shapes in which a result’s picture can be saved. */
export type PictureShape = 'square' | 'wide';

/** The ways to pass a result on: a link, the device’s own sheet, a picture, paper. */
export interface ShareText extends SectionHead {
  /** Opens what a link and a picture hold. */
  readonly more: string;
  readonly revenue: { readonly label: string; readonly hint: string };
  readonly link: {
    readonly label: string;
    readonly copy: string;
    readonly copied: string;
    /** The link stands selected then. */
    readonly notCopied: string;
  };
  /** Opens the device's own sheet. */
  readonly send: { readonly label: string; readonly failed: string };
  readonly picture: {
    readonly legend: string;
    readonly shapes: readonly { readonly value: PictureShape; readonly label: string }[];
    readonly save: string;
    readonly saved: string;
    readonly failed: string;
    /** The shape and `.png` follow. */
    readonly fileName: string;
  };
  /** What is put on paper. */
  readonly print: Readonly<Record<'cards' | 'result', string>>;
}

export const shareText: ShareText = {
  heading: 'Save, Print or Share',
  lead: 'Nothing is shared until you share it. Calculate looked up your revenue and month.',
  more: 'The link itself, and a picture',
  revenue: {
    label: 'Include my revenue',
    hint: 'Leave this off and the link carries only your month; the picture shows only the percentage.',
  },
  link: {
    label: 'Link to this result',
    copy: 'Copy link',
    copied: 'Link copied.',
    notCopied: 'Your browser didn’t let us copy. The link is selected: copy it from its field.',
  },
  send: { label: 'Share', failed: 'Your device didn’t share it. Copy the link instead.' },
  picture: {
    legend: 'Picture',
    shapes: [
      { value: 'square', label: 'Square, 1200 × 1200' },
      { value: 'wide', label: 'Wide, 1200 × 630' },
    ],
    save: 'Save picture',
    saved: 'Picture saved. Look in your downloads.',
    failed: 'The picture couldn’t be drawn. Check your connection and try again.',
    fileName: 'tallycomb-prices',
  },
  print: { cards: 'Print the cards', result: 'Print this result' },
};

/** Words for prices that rose, fell or stayed. */
export type ByMovement = Readonly<Record<'up' | 'down' | 'level', string>>;

/** What is written on a result’s picture. */
export interface PictureWords {
  /** Goes before the change in per cent, by whose prices they are. */
  readonly opening: Readonly<Record<'salons' | 'all', ByMovement>>;
  /** Goes after it. */
  readonly end: string;
  /** At the level of the prices that stayed. */
  readonly mine: string;
  /** The yearly gap, as it stands above an amount. */
  readonly gap: Readonly<Record<'lost' | 'gained', string>>;
  readonly estimatedGap: Readonly<Record<'lost' | 'gained', string>>;
  /** Goes after an amount. */
  readonly aYear: string;
  readonly sourceLabel: string;
  readonly sources: Readonly<Record<'salons' | 'all', string>>;
}

export const pictureWords: PictureWords = {
  opening: {
    salons: {
      up: 'Salon prices are up',
      down: 'Salon prices are down',
      level: 'Salon prices have moved',
    },
    all: { up: 'Prices are up', down: 'Prices are down', level: 'Prices have moved' },
  },
  end: 'since I last raised mine',
  mine: 'Mine',
  gap: { lost: 'My gap', gained: 'I’m ahead by' },
  estimatedGap: { lost: 'My gap, estimated', gained: 'Ahead by, estimated' },
  aYear: 'a year',
  sourceLabel: 'Source: US Bureau of Labor Statistics, CPI-U,',
  sources: { salons: 'personal care services', all: 'all items' },
};

/** What only a printed result says. */
export interface PaperText {
  /** Goes before the address. */
  readonly again: string;
}

export const paperText: PaperText = {
  again: 'Work it out again when the next month is out:',
};
