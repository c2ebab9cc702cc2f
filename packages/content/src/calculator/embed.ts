/** Texts of the calculator in a frame on other sites, and of the page that hands out its code. */

import type { PageMetadata, SectionHead } from '../page-texts';

export const embeddedCalculatorPage: PageMetadata = {
  title: 'Embedded Salon Inflation Calculator | Tallycomb',
  description: 'The salon inflation calculator alone, for a frame on another site.',
};

/** Texts of the calculator inside another site's frame. */
export const embeddedCalculatorText = {
  /** Precedes the name of the source. */
  sourceLabel: 'Source:',
  source: 'BLS CPI-U',
  /** Stands between the source and its newest month. */
  updated: 'updated through',
  /** Link to the full calculator, which takes over the typed values. */
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
  lead: 'Your readers get their number and stay on your page. It’s free, with no account and no tracking.',
};

/** The drawing of another site with the calculator in it. */
export const embedPicture = {
  /** Text alternative of the picture, followed by the loss in the example. */
  label:
    'A blog in a browser window, and in its article the calculator: $250,000 a year, prices last raised in 06/2022, lost to inflation:',
  address: 'blog.example',
  site: 'Your Blog',
  example: { revenue: 250_000, month: '06/2022' },
};

/** The box that holds the code to copy. */
export const embedCode = {
  heading: 'The Code',
  /** Label of the box itself. */
  label: 'Code to copy',
  lead: 'Paste it where you want the calculator. The script fits the frame to its content; leave it out, and the frame keeps its height and scrolls.',
  copy: 'Copy the code',
  copied: 'Copied.',
  /** Shown when the browser denies access to the clipboard. */
  notCopied: 'Your browser won’t copy for us. The code is selected: press Ctrl+C or ⌘C.',
  preview: 'See the calculator by itself',
  /** Title of the frame on the other site, for screen readers. */
  frameTitle: 'Salon inflation calculator',
};

/** Sections below that box; options can be added to the address of the frame. */
export const embedNotes = [
  {
    heading: 'What It Sends',
    paragraphs: [
      'When a reader presses Calculate, the revenue and the month go to our price lookup, as they do on our own page. Beyond that: no cookies, no tracking, no other company’s code.',
      'We send your page one number: the frame’s height in pixels.',
    ],
  },
  {
    heading: 'Options',
    paragraphs: ['Add either one to the end of the frame’s address.'],
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
