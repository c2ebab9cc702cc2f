/** Every value of the theme with its use, which Storybook and `tokens.json` show. */

/**
 * Colors by role: light value, dark value and use. In the dark theme backgrounds that meet differ
 * by eight steps of lightness (L*).
 */
export const colorRoles = {
  Backgrounds: {
    bg: ['#FFFAF7', '#2D1312', 'The page.'],
    surface: [
      '#FFFFFF',
      '#3A1B19',
      'Cards, sheets and fields; in the dark a hairline bounds them.',
    ],
    wash: ['#FDEFE9', '#472120', 'Every other section, notes.'],
    backgroundHero: [
      '#FBD2C6',
      '#551318',
      'Heads of pages, the menu on a phone, the page that wasn’t found.',
    ],
    backgroundHoney: ['#F5BC4A', '#E5A12B', 'Inflation.'],
    backgroundTeal: ['#0B4F5C', '#105A69', 'Pricing and purpose.'],
    tealSurface: ['#FFFFFF', '#0A3F4A', 'Cards, sheets and fields on teal.'],
    tealWash: ['#FDEFE9', '#0C4653', 'Notes and what is chosen on those.'],
    tealLine: ['#EBD5CD', '#32707C', 'Hairlines on those. Decoration.'],
    night: ['#2A0C0D', '#0E0304', 'Footer, result and messages.'],
    headerGlass: [
      'rgba(255, 250, 247, .96)',
      'rgba(45, 19, 18, .96)',
      'The header, once the page is scrolled.',
    ],
  },
  Text: {
    ink: ['#34100F', '#FFE9E1', 'Text.'],
    ink2: ['#6B4641', '#D3ADA4', 'Text of less weight: leads, notes, axes.'],
    accentText: ['#B3161F', '#FF9187', 'Red text and icons, where lacquer is too light.'],
    onHoney: ['#34100F', '#2A0C0D', 'Text on honey.'],
    onHoney2: ['#5A2A12', '#34130B', 'Notes on honey.'],
    onTeal: ['#F1FAF8', '#F1FAF8', 'Text on teal.'],
    onTeal2: ['#B9DBDB', '#B9DBDB', 'Notes on teal.'],
    onNight: ['#FFE9E1', '#FFE9E1', 'Text on night.'],
    onNightMuted: ['#D9ABA1', '#D9ABA1', 'Notes on night.'],
    onNightDim: ['#8E5A55', '#8E5A55', 'What is not there yet, on night. Decoration.'],
  },
  Actions: {
    lacquer: [
      '#CF2029',
      '#DE2F38',
      'The primary button, one to a view, and marks: bars, strokes, underlines. Not text.',
    ],
    lacquerHover: ['#AE151E', '#C21F28', 'The primary button, pointed at.'],
    lacquerOnHoney: ['#CF2029', '#9E1019', 'The tooth that is yours on honey. Not text.'],
    onLacquer: ['#FFFFFF', '#FFFFFF', 'Text on lacquer.'],
    inkHover: ['#511D1B', '#FFFFFF', 'The ink button, pointed at.'],
    busy: ['#7C4A45', '#7C4A45', 'A button while it works.'],
    strike: [
      '#CF2029',
      '#FF5A55',
      'The line below a link, the stroke through the mark, what is yours on a card.',
    ],
  },
  Lines: {
    line: ['#EBD5CD', '#83554F', 'Hairlines. Decoration.'],
    lineStrong: ['#94706A', '#B58D86', 'Borders of fields, rules between questions.'],
    nightRule: ['#5A2B29', '#5A2B29', 'Rules on night.'],
  },
  Status: {
    good: ['#1C5E3C', '#A9DDB6', 'New, unlocked.'],
    goodBg: ['#D6EBD9', '#173A26', 'Background of good.'],
    info: ['#1F4E8C', '#A9C9F5', 'Improved, a price that fell.'],
    infoBg: ['#D9E6F7', '#14304F', 'Background of info.'],
    warn: ['#7A4305', '#FFD48A', 'Fixed, a price that rose.'],
    warnBg: ['#FBE2AE', '#45300A', 'Background of warn.'],
    nightGood: ['#7CC796', '#7CC796', 'The edge of a message that all went well.'],
    error: ['#B3161F', '#FF9187', 'What is wrong with an entry.'],
  },
  Focus: {
    focus: ['#0B4F5C', '#A8DEE0', 'The ring, on light backgrounds.'],
    focusOnHoney: ['#0B4F5C', '#06343D', 'The ring on honey.'],
    focusOnNight: ['#A8DEE0', '#A8DEE0', 'The ring on night.'],
    focusOnTeal: ['#FFFFFF', '#FFFFFF', 'The ring on teal.'],
  },
  'Combs and Charts': {
    comb: ['#CF2029', '#DE2F38', 'Teeth and spine.'],
    onComb: ['#FFFFFF', '#FFFFFF', 'Prices on the spine.'],
    combYou: ['#34100F', '#FFE9E1', 'Your tooth and its flag.'],
    onCombYou: ['#FFFFFF', '#34100F', 'Text on your flag.'],
    flag: ['#FFFFFF', '#F5BC4A', 'The median’s flag.'],
    onFlag: ['#34100F', '#34100F', 'Text on the median’s flag.'],
    hatch: ['#F2A797', '#A5504B', 'Teeth that fill a gap.'],
    inflHatch: ['#E39F22', '#CB8618', 'Teeth on honey. Decoration.'],
    map: ['#E9A898', '#8A4A42', 'Land. Decoration.'],
    strand: ['#34100F', '#F6C3B5', 'Most of the hair.'],
    strand2: ['#BD6A1C', '#F5BC4A', 'Brown hair, and fixes in the changelog.'],
    strand3: ['#CF2029', '#FF5A55', 'Red hair.'],
    figure: ['#F5BC4A', '#F5BC4A', 'The result, on night.'],
    nightLine: [
      '#FF5A55',
      '#FF5A55',
      'A line on night, the edge of a message that something failed.',
    ],
    nightHatch: ['#8E2A2C', '#8E2A2C', 'Teeth below a line on night.'],
    secondLine: ['#0B4F5C', '#A8DEE0', 'The second line of a chart.'],
  },
} as const;

/** A function, so that a bundle that imports no color leaves out all of them. */
const allColors = () => ({
  ...colorRoles.Backgrounds,
  ...colorRoles.Text,
  ...colorRoles.Actions,
  ...colorRoles.Lines,
  ...colorRoles.Status,
  ...colorRoles.Focus,
  ...colorRoles['Combs and Charts'],
});

export const colors = /* @__PURE__ */ allColors();

export type ColorName = keyof typeof colors;

/** Shadows in the light theme, and thin outlines in the dark one. */
export const shadows = {
  e1: [
    '0 1px 2px rgba(52, 16, 15, .06), 0 6px 18px -6px rgba(52, 16, 15, .12)',
    '0 0 0 1px var(--tc-color-line)',
    'Under what can be picked up.',
  ],
  e2: [
    '0 2px 4px rgba(52, 16, 15, .06), 0 22px 48px -16px rgba(52, 16, 15, .28)',
    '0 0 0 1px var(--tc-color-line), 0 24px 48px -16px rgba(0, 0, 0, .6)',
    'Under what lies over the page.',
  ],
} as const;

/** Filter that dims flat pictures in the dark; none in light. */
export const artFilters = ['none', 'brightness(.9)'] as const;

/** Palette of all illustrations. */
const palette = {
  ink: ['#34100F', 'Hair, teeth, outlines and numbers.'],
  lacquer: ['#CF2029', 'The one part that matters: a cut, a rise, this year.'],
  paper: ['#FFFAF7', 'Tags, blades and gaps.'],
  powder: ['#FBD2C6', 'Ground of heads; a pale comb.'],
  honey: ['#F5BC4A', 'Ground of price and money; the rise of a comb.'],
  jar: ['#BFE3E2', 'Ground: glass, mirrors, jars.'],
  teal: ['#0B4F5C', 'A second comb; ground of what a salon could earn.'],
  mint: ['#CDE4CF', 'Ground beside powder and honey.'],
} as const;

export const artPalette = /* @__PURE__ */ column(palette, 0);
export const artUses = /* @__PURE__ */ column(palette, 1);

/** Font families, each with fallbacks adjusted to the same size. */
export const fonts = {
  display: [
    "Imbue, 'Imbue Latin', 'Imbue Fallback', 'Imbue Fallback Android', 'Times New Roman', serif",
    'Headings, prices and figures.',
  ],
  text: [
    "'Instrument Sans', 'Instrument Sans Latin', 'Instrument Fallback', 'Instrument Fallback Android', ui-sans-serif, system-ui, Arial, sans-serif",
    'Everything else.',
  ],
} as const;

/** Type sizes from 768 CSS pixels up, with the uses of their styles; `mobileSize` replaces some below. */
export const sizes = {
  hero: ['clamp(5rem, 1.2rem + 8.5vw, 10rem)', 'The headline of the home page.'],
  mega: ['clamp(5.5rem, 3rem + 11vw, 14rem)', 'Pages whose name is one word: Guides, Changelog.'],
  h1: ['clamp(4.25rem, 2.9rem + 5.4vw, 8.75rem)', 'The head of any other page.'],
  h1Article: ['clamp(3.5rem, 2.4rem + 4.6vw, 7.25rem)', 'The head of a guide.'],
  h2: ['clamp(3.375rem, 2.5rem + 3.6vw, 6rem)', 'Heads of sections.'],
  tab: [
    'clamp(2.25rem, 1.7rem + 2vw, 3.5rem)',
    'Tabs, cards of guides, heads and quotes in an article, steps of a story.',
  ],
  h3: ['clamp(2rem, 1.75rem + 1.1vw, 2.75rem)', 'Cards.'],
  question: [
    'clamp(1.625rem, 1.4rem + .8vw, 2.125rem)',
    'Questions, in sentence case; titles of charts.',
  ],
  h4: ['1.75rem', 'Heads inside a sheet or an article.'],
  figure: ['clamp(6.25rem, 29.5vw, 27rem)', 'One figure that fills a section.'],
  result: ['clamp(5.75rem, 1.8rem + 15vw, 15.5rem)', 'The result. Shorter the longer it is.'],
  num: ['clamp(4rem, 2.1rem + 8.2vw, 9.5rem)', 'Counters.'],
  lead: ['clamp(1.125rem, 1.05rem + .35vw, 1.375rem)', 'The sentence after a heading.'],
  body: ['1.0625rem', 'Everything that is read.'],
  small: ['.9375rem', 'Notes, fields, what stands beside.'],
  caption: ['.8125rem', 'Axes and tables on a phone.'],
} as const;

/** Type sizes below 768 CSS pixels. */
export const mobileSize = {
  // The second value applies while the gutter has its minimum of 20px.
  hero: 'clamp(4rem, min(22.2vw, 24.75vw - 9.9px), 8rem)',
  result: '30vw',
} as const;

export const spaces = {
  1: ['4px', 'Inside a word: an icon and its sign.'],
  2: ['8px', 'A label and its field.'],
  3: ['12px', 'Cells, an icon and its word.'],
  4: ['16px', 'Lines of one thought.'],
  5: ['24px', 'Columns; a heading and its text.'],
  6: ['32px', 'Inside a card.'],
  7: ['48px', 'Cards; a lead and what it leads to.'],
  8: ['64px', 'Parts of a section.'],
  9: ['96px', 'Parts of a page that has no sections.'],
  10: ['128px', 'Above a poster.'],
} as const;

/** Widths and heights of the layout. */
export const lengths = {
  gutter: ['clamp(20px, 5.2vw, 80px)', 'Beside a page’s content.'],
  section: ['clamp(56px, 1.65rem + 8.7vw, 160px)', 'Above and below a section.'],
  content: ['1280px', 'What is left between the gutters, up to 1280 pixels.'],
} as const;

export const durations = {
  fast: ['140ms', 'Colors, fades.'],
  base: ['260ms', 'What opens, turns or shrinks.'],
  slow: ['700ms', 'What travels.'],
} as const;

export const radii = {
  control: ['4px', 'Fields, tags and small links.'],
  card: ['6px', 'Buttons, cards, notes and messages.'],
  stage: ['10px', 'What fills its half of a page.'],
} as const;

export const ease = 'cubic-bezier(.2, .7, .2, 1)';

/** One column of a table above, by the names of its rows. */
export function column<Name extends PropertyKey>(
  table: Readonly<Record<Name, readonly string[]>>,
  at: number,
) {
  return Object.fromEntries(
    Object.entries<readonly string[]>(table).map(([name, cells]) => [name, cells[at]]),
  ) as Readonly<Record<Name, string>>; // the same names
}

/** The colors of each theme. */
export const themes = {
  light: /* @__PURE__ */ column(colors, 0),
  dark: /* @__PURE__ */ column(colors, 1),
};
