import { style, styleVariants } from '@vanilla-extract/css';
import { art, vars } from '../../styles/contract.css';
import { media } from '../../styles/media';
import { teethRow } from '../../styles/teeth';
import { meta, row } from './Sheet.css';

const { color } = vars;
const picture = '56px';

export const search = style({ marginBottom: '14px' });

export const person = style([
  row,
  {
    display: 'grid',
    gridTemplateColumns: `${picture} minmax(0, 1fr) auto`,
    alignItems: 'center',
    gap: '14px',
    paddingBlock: '14px',
    '@media': {
      // The state of the contact moves beneath the person.
      [media.mobile]: { gridTemplateColumns: `${picture} minmax(0, 1fr)` },
    },
  },
]);

/** Role, contact and workplace, a line each. */
export const known = style([meta, { whiteSpace: 'pre-line' }]);

export const role = style({ color: color.ink, fontSize: '.9688rem', fontWeight: 600 });

export const hair = style({
  width: picture,
  height: picture,
  borderRadius: '50%',
  fill: 'none',
  strokeWidth: 2.6,
  selectors: { [`${person}:nth-of-type(even) > &`]: { transform: 'rotate(160deg)' } },
});

/** Background of each swatch, its own color and the color of the few strands between. */
const swatches = {
  powder: [art.powder, art.ink, '#7A2A1C'],
  honey: [art.honey, '#7A4305', art.ink],
  mint: [art.mint, '#1C5E3C', art.teal],
  jar: [art.jar, art.lacquer, '#7A1015'],
} as const;

export const tone = styleVariants(swatches, ([background]) => ({ background }));
export const most = styleVariants(swatches, ([, stroke]) => ({ stroke }));
export const few = styleVariants(swatches, ([, , stroke]) => ({ stroke }));

/** A name that is not shown: a comb of teeth, each row of another length. */
export const masked = style({
  display: 'block',
  width: '6rem',
  height: '12px',
  marginBlock: '5px 4px',
  borderBottom: `4px solid ${color.ink}`,
  borderRadius: '2px',
  background: teethRow({ color: color.ink, width: 5, pitch: 8 }),
  opacity: 0.8,
  selectors: {
    [`${person}:nth-of-type(4n) &`]: { width: '7.5rem' },
    [`${person}:last-child &`]: { width: '5rem' },
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
  '@media': { [media.mobile]: { gridColumn: 2, justifySelf: 'start' } },
});

export const contact = styleVariants({
  // No box, which would look like a button in a picture of an app.
  locked: [state, { borderColor: 'transparent', paddingInline: 0, color: color.ink2 }],
  unlocked: [state, { borderColor: 'transparent', background: color.goodBg, color: color.good }],
});
