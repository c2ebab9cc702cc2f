/** Background and text of a category's chip. They belong to the art palette: no theme changes them. */
export const chipTones = {
  hair: { background: '#FBD2C6', text: '#7A1015' },
  barber: { background: '#BFE3E2', text: '#0B4F5C' },
  nails: { background: '#CF2029', text: '#FFFFFF' },
  browLash: { background: '#F5BC4A', text: '#4A1D0D' },
  medSpa: { background: '#CDE4CF', text: '#1C5E3C' },
  wax: { background: '#FBE2AE', text: '#7A4305' },
  wellBeing: { background: '#0B4F5C', text: '#E4F5F3' },
  massage: { background: '#E9D3CB', text: '#5A201C' },
  tanning: { background: '#34100F', text: '#F5BC4A' },
  skinCare: { background: '#FDE6DC', text: '#A3141C' },
} as const;

export type ChipTone = keyof typeof chipTones;
