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

/** Color of a chip. */
export type ChipTone = keyof typeof chipTones;
