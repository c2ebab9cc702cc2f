/** Paper: no backgrounds, no header to scroll under, and type in the sizes of a printed page. */
import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';

const { color, size, space } = vars;

/** Colors on paper, where browsers omit backgrounds: dark text, and no backgrounds. */
const onWhite = {
  [color.bg]: '#FFFFFF',
  [color.wash]: '#FFFFFF',
  [color.backgroundHero]: '#FFFFFF',
  [color.backgroundHoney]: '#FFFFFF',
  [color.backgroundTeal]: '#FFFFFF',
  [color.night]: '#FFFFFF',
  [color.onHoney2]: color.ink2,
  [color.onTeal]: color.ink,
  [color.onTeal2]: color.ink2,
  [color.onNight]: color.ink,
  [color.onNightMuted]: color.ink2,
  [color.figure]: color.ink,
  // Has 3:1 against the dark teeth and the paper, in a printer's gray too.
  [color.lacquerOnHoney]: '#EB3A40',
};

const sizes = {
  [size.hero]: '2.75rem',
  [size.mega]: '2.75rem',
  [size.h1]: '2.75rem',
  [size.h1Article]: '2.75rem',
  [size.h2]: '2rem',
  [size.tab]: '1.75rem',
  [size.h3]: '1.5rem',
  [size.question]: '1.375rem',
  [size.figure]: '4rem',
  [size.result]: '3.5rem',
  [size.num]: '2.25rem',
  [size.lead]: '1.125rem',
  [size.body]: '1rem',
};

const spaces = {
  [space[6]]: '20px',
  [space[7]]: '24px',
  [space[8]]: '28px',
  [vars.section]: '14px',
  [vars.gutter]: '0px',
};

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } });

globalStyle('@page', { margin: '12mm' });
onPaper(':root', {
  fontSize: '10.5pt',
  vars: { ...onWhite, ...sizes, ...spaces, [vars.shadow.e1]: 'none', [vars.shadow.e2]: 'none' },
});
onPaper('h1, h2, h3, h4, caption, figcaption', { breakAfter: 'avoid' });
onPaper('h1, h2, h3, h4, li, tr, figure, blockquote, aside, svg, img', { breakInside: 'avoid' });
onPaper('p', { orphans: 3, widows: 3 });
onPaper('thead', { display: 'table-header-group' });
// Only after the last row, as a repeated footer would look like the total of each sheet.
onPaper('tfoot', { display: 'table-row-group' });
// Links get their address instead of an underline. Important, as the underline is a rule of a
// component, in a later layer.
onPaper('main a', { textDecoration: 'none !important' });
onPaper('main a[href^="http"]::after', {
  content: '" (" attr(href) ")"',
  font: `400 ${size.caption}/1.4 ${vars.font.text}`,
  overflowWrap: 'anywhere',
});
