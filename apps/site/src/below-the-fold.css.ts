import { globalStyle } from '@vanilla-extract/css';
import { IS_ARRIVING } from './arrival/top-first';
import { KIND_ATTRIBUTE, WHOLE_BODY } from './body/body-in-page';
import { IS_STIRRED } from './starts-at-load';

// Until a visitor stirs, only what is in view is laid out, and again when its fonts come; so it is
// in the first frame of a page that a link leads to, and in one that is drawn ahead.
const inHaste = [`:root:is(:not([${IS_STIRRED}]), [${IS_ARRIVING}]) main`, 'main > [inert]'];

const later = {
  'section ~ section ~ section': '60rem',
  // Tables are needed as wide as they are, to say whether they can be scrolled.
  [`[${KIND_ATTRIBUTE}=${WHOLE_BODY}] > :is(p, ul, ol, h2, h3):nth-child(n + 13)`]: '6rem',
};

for (const page of inHaste) {
  for (const [blocks, guess] of Object.entries(later)) {
    globalStyle(`${page} ${blocks}`, {
      '@media': {
        '(scripting: enabled)': {
          contentVisibility: 'auto',
          containIntrinsicBlockSize: `auto ${guess}`,
        },
      },
    });
  }
}
