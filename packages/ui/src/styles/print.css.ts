/** Paper: no backgrounds, no header to scroll under, and type in the sizes of a printed page. */
import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';

const { color, size, space } = vars;

/** Browsers leave backgrounds away, so text counts on none, and none is drawn where they would. */
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
  // In the gray of a printer too 3:1 from the dark teeth and from the paper.
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
// A total stands below its last row alone, or it would pass for that of a sheet.
onPaper('tfoot', { display: 'table-row-group' });
// A link cannot be followed on paper, but its address can be typed. Important, as the line under a
// link is a component's, whose rules stand in a later layer.
onPaper('main a', { textDecoration: 'none !important' });
onPaper('main a[href^="http"]::after', {
  content: '" (" attr(href) ")"',
  font: `400 ${size.caption}/1.4 ${vars.font.text}`,
  overflowWrap: 'anywhere',
});
