/** What each color is for, by role: Storybook shows it, and `tokens.json` carries it along. */
import type { ColorName } from './contrast';

interface ColorRole {
  readonly title: string;
  readonly colors: Readonly<Partial<Record<ColorName, string>>>;
}

export const colorRoles = [
  {
    title: 'Backgrounds',
    colors: {
      bg: 'The page.',
      surface: 'Cards, sheets and fields.',
      wash: 'Every other section, notes.',
      backgroundHero: 'Heads of pages, the menu on a phone, the page that wasn’t found.',
      backgroundHoney: 'Inflation.',
      backgroundTeal: 'Pricing and purpose.',
      night: 'Footer, result and messages.',
      headerGlass: 'The header, once the page is scrolled.',
    },
  },
  {
    title: 'Text',
    colors: {
      ink: 'Text.',
      ink2: 'Text of less weight: leads, notes, axes.',
      accentText: 'Red text, icons and errors, where lacquer is too light.',
      onHoney: 'Text on honey.',
      onHoney2: 'Notes on honey.',
      onTeal: 'Text on teal.',
      onTeal2: 'Notes on teal.',
      onNight: 'Text on night.',
      onNightMuted: 'Notes on night.',
      onNightDim: 'What is not there yet, on night. Decoration.',
    },
  },
  {
    title: 'Actions',
    colors: {
      lacquer: 'The one main button of a view, and marks: bars, strokes, underlines. Not text.',
      lacquerHover: 'The main button, pointed at.',
      onLacquer: 'Text on lacquer.',
      inkHover: 'The ink button, pointed at.',
      busy: 'A button while it works.',
      strike: 'The line below a link, the stroke through the mark.',
    },
  },
  {
    title: 'Lines',
    colors: {
      line: 'Hairlines. Decoration.',
      lineStrong: 'Borders of fields, rules between questions.',
      nightRule: 'Rules on night.',
    },
  },
  {
    title: 'Status',
    colors: {
      good: 'New, unlocked.',
      goodBg: 'Background of good.',
      info: 'Improved, a price that fell.',
      infoBg: 'Background of info.',
      warn: 'Fixed, a price that rose.',
      warnBg: 'Background of warn.',
      nightGood: 'The edge of a message that all went well.',
    },
  },
  {
    title: 'Focus',
    colors: {
      focus: 'The ring, on light backgrounds.',
      focusOnHoney: 'The ring on honey.',
      focusOnNight: 'The ring on night.',
      focusOnTeal: 'The ring on teal.',
    },
  },
  {
    title: 'Combs and Charts',
    colors: {
      comb: 'Teeth and spine.',
      onComb: 'Prices on the spine.',
      combYou: 'Your tooth and its flag.',
      onCombYou: 'Text on your flag.',
      flag: 'The median’s flag.',
      onFlag: 'Text on the median’s flag.',
      hatch: 'Teeth that fill a gap.',
      inflHatch: 'Teeth on honey. Decoration.',
      map: 'Land. Decoration.',
      strand: 'Most of the hair.',
      strand2: 'Brown hair, and fixes in the changelog.',
      strand3: 'Red hair.',
      figure: 'The result, on night.',
      nightLine: 'A line on night, the edge of a message that something failed.',
      nightHatch: 'Teeth below a line on night.',
    },
  },
] as const satisfies readonly ColorRole[];

/** Every color's use, by its name. */
export const colorUses: Readonly<Record<string, string>> = Object.assign(
  {},
  ...colorRoles.map(({ colors }) => colors),
);
