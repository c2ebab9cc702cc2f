import { globalStyle } from '@vanilla-extract/css';
import { IS_STIRRED } from './starts-at-load';

// Until a visitor stirs, only what is in view is laid out, and again when its fonts come.
globalStyle(`:root:not([${IS_STIRRED}]) main section ~ section ~ section`, {
  '@media': {
    '(scripting: enabled)': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 60rem',
    },
  },
});
