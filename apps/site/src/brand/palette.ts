/** The design's colors for what knows no style sheet: pictures and the manifest. */
export const palette = {
  ink: '#34100F',
  lacquer: '#CF2029',
  paper: '#FFFAF7',
  powder: '#FBD2C6',
  honey: '#F5BC4A',
} as const;
