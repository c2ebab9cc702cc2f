/** Ground and text of a category's chip. They belong to the art palette: no theme changes them. */
export const chipTones = {
  hair: { ground: '#FBD2C6', text: '#7A1015' },
  barber: { ground: '#BFE3E2', text: '#0B4F5C' },
  nails: { ground: '#CF2029', text: '#FFFFFF' },
  browLash: { ground: '#F5BC4A', text: '#4A1D0D' },
  medSpa: { ground: '#CDE4CF', text: '#1C5E3C' },
  wax: { ground: '#FBE2AE', text: '#7A4305' },
  wellBeing: { ground: '#0B4F5C', text: '#E4F5F3' },
  massage: { ground: '#E9D3CB', text: '#5A201C' },
  tanning: { ground: '#34100F', text: '#F5BC4A' },
  skinCare: { ground: '#FDE6DC', text: '#A3141C' },
} as const;

export type ChipTone = keyof typeof chipTones;
