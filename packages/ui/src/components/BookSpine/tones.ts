import { artPalette } from '../../styles/constants';

/** Backgrounds and texts of book spines: the art palette, the same in both themes. */
export const spineTones = {
  lacquer: { background: artPalette.lacquer, text: '#FFFFFF' },
  ink: { background: artPalette.ink, text: artPalette.powder },
  honey: { background: artPalette.honey, text: artPalette.ink },
  teal: { background: artPalette.teal, text: '#E4F5F3' },
  powder: { background: artPalette.powder, text: '#7A1015' },
  jar: { background: artPalette.jar, text: artPalette.teal },
  mint: { background: artPalette.mint, text: '#1C5E3C' },
} as const;

/** Color of a binding. */
export type SpineTone = keyof typeof spineTones;
