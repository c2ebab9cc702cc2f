/** A button as a swing tag; the values of its colors are in `styles/tokens.ts`. */
import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { art, media, vars } from '../../styles-entry';

const fill = createVar();
const fillHover = createVar();
const chamfer = createVar();
const holeAt = createVar();
const holeSize = createVar();
const tilt = createVar();

/** Color of the edge of `paper`; `transparent` on a dark background, which needs no edge. */
export const paperEdge = createVar();
const edgeWidth = '1.5px';

/** Place of the tag's hole, from its left edge, and its radius, by the button's size. */
const holes = {
  md: { at: '23px', radius: '5px' },
  sm: { at: '19px', radius: '4px' },
} as const;

/** A swing tag: two corners cut off on the left and a hole punched beside them. */
const tag = (cut: string) =>
  `polygon(${cut} 0, 100% 0, 100% 100%, ${cut} 100%, 0 calc(100% - ${cut}), 0 ${cut})`;
const punched = (size: string, at: string) =>
  `radial-gradient(circle ${size} at ${at} 50%, #0000 96%, #000)`;

export const button = style({
  vars: { [tilt]: '-1.6deg' },
  position: 'relative',
  isolation: 'isolate',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  border: 0,
  background: 'none',
  fontFamily: vars.font.text,
  fontWeight: 600,
  lineHeight: 1.1,
  textAlign: 'left',
  textWrap: 'balance',
  textDecoration: 'none',
  cursor: 'pointer',
  transformOrigin: `${holeAt} 50%`,
  // Drawn in a pseudo-element, as `clip-path` on the button would also clip its focus outline.
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: fill,
    borderRadius: vars.radius.card,
    clipPath: tag(chamfer),
    maskImage: punched(holeSize, holeAt),
  },
  selectors: {
    '&:active': { opacity: 1, transform: 'translateY(1px)' },
    '&:active::before': { background: fillHover },
    '&[aria-disabled="true"]': {
      color: vars.color.onLacquer,
      cursor: 'progress',
      transform: 'none',
    },
    '&[aria-disabled="true"]::before': { background: vars.color.busy },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover::before': { background: fillHover } } },
    // Only for devices that hover: after a touch, the button would stay hovered and tilted.
    [`${media.motionOk} and ${media.hover}`]: {
      selectors: {
        '&:hover:not(:active, [aria-disabled="true"])': { transform: `rotate(${tilt})` },
      },
    },
    [media.motionOk]: {
      transition: `transform ${vars.duration.base} ${vars.ease}`,
      '::before': { transition: `background ${vars.duration.fast}` },
    },
    [media.forcedColors]: { border: '1px solid', '::before': { content: 'none' } },
    print: { display: 'none' },
  },
});

export const size = styleVariants({
  md: {
    minHeight: '3.5rem',
    padding: '.5rem 28px .5rem 46px',
    fontSize: vars.size.body,
    vars: { [chamfer]: '16px', [holeAt]: holes.md.at, [holeSize]: holes.md.radius },
  },
  sm: {
    minHeight: '2.875rem',
    padding: '.375rem 20px .375rem 38px',
    fontSize: vars.size.small,
    vars: { [chamfer]: '13px', [holeAt]: holes.sm.at, [holeSize]: holes.sm.radius },
  },
});

export const variant = styleVariants({
  primary: {
    color: vars.color.onLacquer,
    vars: { [fill]: vars.color.lacquer, [fillHover]: vars.color.lacquerHover },
  },
  ink: {
    color: vars.color.bg,
    vars: { [fill]: vars.color.ink, [fillHover]: vars.color.inkHover },
  },
  paper: {
    color: art.ink,
    vars: { [fill]: art.paper, [fillHover]: art.powder },
    '::before': { filter: vars.artFilter },
    // The edge is a larger tag behind the tag, as `clip-path` would cut a border at the corners.
    '::after': {
      content: '',
      position: 'absolute',
      inset: `calc(-1 * ${edgeWidth})`,
      zIndex: -2,
      background: fallbackVar(paperEdge, vars.color.lineStrong),
      borderRadius: `calc(${vars.radius.card} + ${edgeWidth})`,
      // Keeps the edge equally wide along the corners, cut at 45 degrees: 2 - √2 is .586.
      clipPath: tag(`calc(${chamfer} + .586 * ${edgeWidth})`),
      maskImage: punched(`calc(${holeSize} - ${edgeWidth})`, `calc(${holeAt} + ${edgeWidth})`),
    },
    '@media': { [media.forcedColors]: { '::after': { content: 'none' } } },
  },
});

/** Smaller tilt of a wide tag, whose end would move further at the same angle. */
export const block = style({
  vars: { [tilt]: '-.5deg' },
  width: '100%',
  justifyContent: 'center',
  textAlign: 'center',
});
