/** The calculator in a frame on other sites: what it says there, and the page that hands out its code. */

import type { PageMetadata } from '../page-metadata';
import type { SectionHead } from '../section-head';

export type { PageMetadata, SectionHead };

export const embeddedCalculatorPage: PageMetadata = {
  title: 'Embedded Salon Inflation Calculator | Tallycomb',
  description: 'The salon inflation calculator alone, for a frame on another site.',
};

/** What the calculator says in another site’s frame. */
export interface EmbeddedCalculatorText {
  /** Goes before the name of the source. */
  readonly sourceLabel: string;
  readonly source: string;
  /** Goes between the source and its newest month. */
  readonly updated: string;
  /** Leads to the whole calculator, with what was typed. */
  readonly full: string;
  readonly withoutScript: string;
}

export const embeddedCalculatorText: EmbeddedCalculatorText = {
  sourceLabel: 'Source:',
  source: 'BLS CPI-U',
  updated: 'updated through',
  full: 'Open the full calculator',
  withoutScript:
    'Calculating needs JavaScript. The full calculator, linked below, has ten years in a table without it.',
};

export const embedPage: PageMetadata = {
  title: 'Embed the Salon Inflation Calculator | Tallycomb',
  description:
    'Put a free salon inflation calculator on your site. Copy the code, paste it, done. Real CPI-U data, no tracking, no cookies, no account.',
};

export const embedHead: SectionHead = {
  heading: 'Put the Calculator on Your Site',
  lead: 'Your readers get their number and stay on your page. It’s free, needs no account and tracks nobody.',
};

/** The drawing of another site with the calculator in it. */
export interface EmbedPicture {
  /** What a screen reader hears of the picture; what the example loses comes after it. */
  readonly label: string;
  /** In the drawn window. */
  readonly address: string;
  readonly site: string;
  readonly example: { readonly revenue: number; readonly month: string };
}

export const embedPicture: EmbedPicture = {
  label:
    'A blog in a browser window, and in its article the calculator: $250,000 a year, prices last raised in 06/2022, lost to inflation:',
  address: 'blog.example',
  site: 'Your Blog',
  example: { revenue: 250_000, month: '06/2022' },
};

/** The box that holds the code to copy. */
export interface EmbedCode extends SectionHead {
  readonly copy: string;
  readonly copied: string;
  /** Where the browser doesn’t let a page copy. */
  readonly notCopied: string;
  readonly preview: string;
  /** What a screen reader calls the frame on the other site. */
  readonly frameTitle: string;
}

export const embedCode: EmbedCode = {
  heading: 'The Code',
  lead: 'Paste it where the calculator should stand. The script fits the frame to its content; leave it out, and the frame keeps its height and scrolls.',
  copy: 'Copy the code',
  copied: 'Copied.',
  notCopied: 'Your browser won’t copy for us. The code is selected: press Ctrl+C or ⌘C.',
  preview: 'See the calculator by itself',
  frameTitle: 'Salon inflation calculator',
};

/** A section below that box. */
export interface EmbedNote {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** What can be added to the address of the frame, and what that does. */
  readonly options?: readonly { readonly code: string; readonly effect: string }[];
}

export const embedNotes: readonly EmbedNote[] = [
  {
    heading: 'What It Sends',
    paragraphs: [
      'When a reader presses Calculate, the revenue and the month go to our price lookup, as they do on our own page. Beyond that: no cookies, no tracking, no other company’s code.',
      'Your page is told one thing, the height of the frame in pixels.',
    ],
  },
  {
    heading: 'Options',
    paragraphs: ['Either goes at the end of the frame’s address.'],
    options: [
      { code: '?date=06/2022', effect: 'fills in the month; the reader adds the revenue.' },
      {
        code: '?date=06/2022&annualRevenue=250000',
        effect: 'fills in both and shows the result at once.',
      },
    ],
  },
  {
    heading: 'What You May Do',
    paragraphs: [
      'Use it on any site, for free, for as long as you like. Keep the line that names the source: a number without one is worth little.',
      'The index is public domain data of the US Bureau of Labor Statistics. The calculator’s code is under the MIT license.',
    ],
  },
];
