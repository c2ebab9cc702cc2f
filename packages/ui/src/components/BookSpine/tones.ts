import { artPalette } from '../../styles/constants';

/** Grounds and texts of book spines: the art palette, the same in both themes. */
export const spineTones = {
  lacquer: { ground: artPalette.lacquer, text: '#FFFFFF' },
  ink: { ground: artPalette.ink, text: artPalette.powder },
  honey: { ground: artPalette.honey, text: artPalette.ink },
  teal: { ground: artPalette.teal, text: '#E4F5F3' },
  powder: { ground: artPalette.powder, text: '#7A1015' },
  jar: { ground: artPalette.jar, text: artPalette.teal },
  mint: { ground: artPalette.mint, text: '#1C5E3C' },
} as const;

export type SpineTone = keyof typeof spineTones;
