/** Colors that stay the same in both themes. */
export const fixedColor = {
  onLacquer: '#FFFFFF',
  onComb: '#FFFFFF',
  onTeal: '#F1FAF8',
  onTeal2: '#B9DBDB',
  onNight: '#FFE9E1',
  onNightMuted: '#D9ABA1',
  onNightDim: '#8E5A55',
  nightRule: '#5A2B29',
  nightLine: '#FF5A55',
  nightHatch: '#8E2A2C',
  nightGood: '#7CC796',
  figure: '#F5BC4A',
  busy: '#7C4A45',
  focusOnHoney: '#0B4F5C',
  focusOnNight: '#A8DEE0',
  focusOnTeal: '#FFFFFF',
} as const;

/** The closed palette of every illustration. */
export const artPalette = {
  ink: '#34100F',
  lacquer: '#CF2029',
  paper: '#FFFAF7',
  powder: '#FBD2C6',
  honey: '#F5BC4A',
  jar: '#BFE3E2',
  teal: '#0B4F5C',
  mint: '#CDE4CF',
} as const;

/** Families, each with fallbacks measured to take the same room. */
export const font = {
  display: "Imbue, 'Imbue Fallback', 'Imbue Fallback Android', 'Times New Roman', serif",
  text: "'Instrument Sans', 'Instrument Fallback', 'Instrument Fallback Android', ui-sans-serif, system-ui, Arial, sans-serif",
} as const;

/** Type sizes from 768 CSS pixels up; `mobileSize` replaces some of them below. */
export const size = {
  hero: 'clamp(5rem, 1.2rem + 8.5vw, 10rem)',
  mega: 'clamp(5.5rem, 3rem + 11vw, 14rem)',
  h1: 'clamp(4.25rem, 2.9rem + 5.4vw, 8.75rem)',
  h1Article: 'clamp(3.5rem, 2.4rem + 4.6vw, 7.25rem)',
  h2: 'clamp(3.375rem, 2.5rem + 3.6vw, 6rem)',
  tab: 'clamp(2.25rem, 1.7rem + 2vw, 3.5rem)',
  h3: 'clamp(2rem, 1.75rem + 1.1vw, 2.75rem)',
  question: 'clamp(1.625rem, 1.4rem + .8vw, 2.125rem)',
  h4: '1.75rem',
  figure: 'clamp(6.25rem, 29.5vw, 27rem)',
  result: 'clamp(5.75rem, 1.8rem + 15vw, 15.5rem)',
  num: 'clamp(4rem, 2.1rem + 8.2vw, 9.5rem)',
  lead: 'clamp(1.125rem, 1.05rem + .35vw, 1.375rem)',
  body: '1.0625rem',
  small: '.9375rem',
  caption: '.8125rem',
} as const;

/** Type sizes below 768 CSS pixels. */
export const mobileSize = {
  // The second holds where the gutter has shrunk to its 20px: the share of the width between both.
  hero: 'clamp(4rem, min(22.2vw, 24.75vw - 9.9px), 8rem)',
  result: '30vw',
} as const;

/** Spacing, layout widths, corners and motion. */
export const layout = {
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '24px',
    6: '32px',
    7: '48px',
    8: '64px',
    9: '96px',
    10: '128px',
  },
  gutter: 'clamp(20px, 5.2vw, 80px)',
  section: 'clamp(56px, 1.65rem + 8.7vw, 160px)',
  content: '1280px',
  radius: { control: '4px', card: '6px', stage: '10px' },
  duration: { fast: '140ms', base: '260ms', slow: '700ms' },
  ease: 'cubic-bezier(.2, .7, .2, 1)',
} as const;
