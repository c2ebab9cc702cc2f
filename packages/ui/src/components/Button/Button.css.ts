import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { media } from '../../styles/media';

const fill = createVar();
const fillHover = createVar();
const chamfer = createVar();
const holeAt = createVar();
const holeSize = createVar();

/** A swing tag: two corners cut off on the left and a hole punched beside them. */
const outline = `polygon(${chamfer} 0, 100% 0, 100% 100%, ${chamfer} 100%, 0 calc(100% - ${chamfer}), 0 ${chamfer})`;
const hole = `radial-gradient(circle ${holeSize} at ${holeAt} 50%, #0000 96%, #000)`;

export const button = style({
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
  // The tag is drawn behind, so that its cut corners do not cut off the focus outline.
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: fill,
    borderRadius: vars.radius.card,
    clipPath: outline,
    maskImage: hole,
  },
  selectors: {
    '&:active': { transform: 'translateY(1px)' },
    '&[aria-disabled="true"]': { cursor: 'progress', transform: 'none' },
    '&[aria-disabled="true"]::before': { background: vars.color.busy },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover::before': { background: fillHover } } },
    [media.motionOk]: {
      transition: `transform ${vars.duration.base} ${vars.ease}`,
      selectors: {
        '&:hover': { transform: 'rotate(-1.6deg)' },
        '&:active': { transform: 'translateY(1px)' },
      },
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
    vars: { [chamfer]: '16px', [holeAt]: '23px', [holeSize]: '5px' },
  },
  sm: {
    minHeight: '2.875rem',
    padding: '.375rem 20px .375rem 38px',
    fontSize: '.9688rem',
    vars: { [chamfer]: '13px', [holeAt]: '19px', [holeSize]: '4px' },
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
    selectors: { '&[aria-disabled="true"]': { color: '#FFFFFF' } },
  },
  paper: {
    color: '#34100F',
    vars: { [fill]: '#FFFAF7', [fillHover]: '#FBD2C6' },
    selectors: { '&[aria-disabled="true"]': { color: '#FFFFFF' } },
  },
});

export const block = style({ width: '100%', justifyContent: 'center', textAlign: 'center' });
