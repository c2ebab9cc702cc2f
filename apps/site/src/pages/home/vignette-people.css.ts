import { art, media, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { listed, searchBox } from './vignettes.css';

const { color } = vars;
const narrowest = '(max-width: 359.98px)';
const picture = 'clamp(40px, 12vw, 56px)';

export const search = style([searchBox, { marginBottom: '14px' }]);

const strand = 2.6;
const apart = 4.6;

/** Hair as rings of strands around one point, one strand in six in the accent color. */
const hair = (base: string, accent: string, at: string) =>
  `repeating-radial-gradient(circle at ${at}, ${accent} 0 ${strand}px, #0000 0 ${6 * apart}px), repeating-radial-gradient(circle at ${at}, ${base} 0 ${strand}px, #0000 0 ${apart}px)`;

/** Background of each swatch, base and accent color of its strands, and the middle of their rings. */
const swatches = {
  powder: [art.powder, art.ink, '#7A2A1C', '-10% 120%'],
  honey: [art.honey, '#7A4305', art.ink, '120% 110%'],
  mint: [art.mint, '#1C5E3C', art.teal, '-20% -10%'],
  jar: [art.jar, art.lacquer, '#7A1015', '50% 150%'],
} as const;

const personBase = style([
  listed,
  {
    display: 'grid',
    gridTemplateColumns: `${picture} minmax(0, 1fr) auto`,
    alignItems: 'center',
    gap: '14px',
    paddingBlock: '14px',
    '::before': { content: '', width: picture, height: picture, borderRadius: '50%' },
    '@media': {
      [media.mobile]: { columnGap: '10px', paddingBlock: '10px' },
      // Moves the contact's state below the person.
      [narrowest]: { gridTemplateColumns: `${picture} minmax(0, 1fr)` },
    },
  },
]);

/** A person, pictured as a swatch of hair. */
export const person = styleVariants(swatches, ([background, base, accent, at]) => [
  personBase,
  { '::before': { background: `${hair(base, accent, at)} ${background}` } },
]);

const tips = `radial-gradient(circle at 50% 2.5px, ${color.ink} 2.2px, transparent 2.7px)`;
const sides = `linear-gradient(90deg, transparent 1.5px, ${color.ink} 1.5px 6.5px, transparent 6.5px)`;

/** Stands for a person's name that is kept secret: a small comb drawn over where it would be. */
export const masked = style({
  display: 'block',
  width: '6rem',
  height: '12px',
  marginBlock: '5px 4px',
  borderBottom: `4px solid ${color.ink}`,
  borderRadius: '2px',
  background: `${tips} 0 0 / 8px 2.5px repeat-x, ${sides} 0 2.5px / 8px 100% repeat-x`,
  opacity: 0.8,
  selectors: {
    [`${personBase}:nth-of-type(4n) &`]: { width: '7.5rem' },
    [`${personBase}:last-child &`]: { width: '5rem' },
  },
});

const state = style({
  padding: '9px 14px',
  border: '1.5px solid',
  borderRadius: vars.radius.control,
  fontSize: vars.size.small,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  '@media': {
    [media.mobile]: { padding: '6px 8px', fontSize: vars.size.caption },
    [narrowest]: { gridColumn: 2, justifySelf: 'start' },
  },
});

export const contact = styleVariants({
  // No box, which would look like a button in a picture of an app.
  locked: [state, { borderColor: 'transparent', paddingInline: 0, color: color.ink2 }],
  unlocked: [state, { borderColor: 'transparent', background: color.goodBg, color: color.good }],
});
