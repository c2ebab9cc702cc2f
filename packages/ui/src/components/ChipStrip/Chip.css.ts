import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, typography, vars } from '../../styles-entry';

const height = 'clamp(68px, 3.6rem + 2.6vw, 96px)';

/** A nail tip: nearly square at the root, round at the end, where the light lies on the polish. */
export const chip = style({
  ...typography.h3,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: height,
  padding: '0 1.5em 0 .6em',
  borderRadius: `8px calc(${height} / 2) calc(${height} / 2) 8px`,
  // Only the dark background needs an edge around the darkest of the chips.
  boxShadow: `inset 0 0 0 1px light-dark(transparent, ${vars.color.lineStrong})`,
  whiteSpace: 'nowrap',
  '@media': {
    screen: {
      // An arc in the color of the letters, beside the round end.
      '::after': {
        content: '',
        position: 'absolute',
        inset: '16% 12px 16% auto',
        width: '1em',
        borderRight: '3px solid',
        borderRadius: '0 50% 50% 0',
        opacity: 0.3,
      },
    },
    [media.forcedColors]: { border: '1px solid' },
    print: { minHeight: 'auto', padding: 0, boxShadow: 'none' },
  },
});

/** Background and text of a chip. They belong to the art palette: no theme changes them. */
export const chipTones = {
  rose: { background: '#FBD2C6', text: '#7A1015' },
  aqua: { background: '#BFE3E2', text: '#0B4F5C' },
  red: { background: '#CF2029', text: '#FFFFFF' },
  amber: { background: '#F5BC4A', text: '#4A1D0D' },
  green: { background: '#CDE4CF', text: '#1C5E3C' },
  yellow: { background: '#FBE2AE', text: '#7A4305' },
  teal: { background: '#0B4F5C', text: '#E4F5F3' },
  beige: { background: '#E9D3CB', text: '#5A201C' },
  dark: { background: '#34100F', text: '#F5BC4A' },
  peach: { background: '#FDE6DC', text: '#A3141C' },
} as const;

export const tone = styleVariants(chipTones, ({ background, text }) => ({
  background,
  color: text,
  '@media': { print: { color: vars.color.ink } },
}));

globalStyle(`${chip} > svg`, { flex: 'none', width: '1.1em', height: '1.1em' });
