import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { media } from '../../styles/media';
import { chipTones } from './tones';

/** A nail tip: nearly square at the root, round at the end. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '56px',
  padding: '0 24px 0 16px',
  borderRadius: '8px 28px 28px 8px',
  // Only the dark background needs an edge around the darkest of the chips.
  boxShadow: 'inset 0 0 0 1px light-dark(transparent, #FFFFFF24)',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    print: { minHeight: 'auto', padding: 0, boxShadow: 'none' },
  },
});

export const tone = styleVariants(chipTones, ({ background, text }) => ({
  background,
  color: text,
  '@media': { print: { color: vars.color.ink } },
}));

globalStyle(`${chip} > svg`, { flex: 'none', width: '26px', height: '26px' });
