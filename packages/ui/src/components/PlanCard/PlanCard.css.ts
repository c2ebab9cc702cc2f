import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { art, vars } from '../../styles/contract.css';
import { media } from '../../styles/media';
import { planFocus, planTones } from './tones';

const background = createVar();
const muted = createVar();
const line = createVar();

/** All of these in CSS pixels. */
const chamfer = 44;
const hole = { radius: 11, top: 30 } as const;
const string = 84;

export const stringLength = `${string}px`;

const outline = `polygon(${chamfer}px 0, calc(100% - ${chamfer}px) 0, 100% ${chamfer}px, 100% 100%, 0 100%, 0 ${chamfer}px)`;
const punched = `radial-gradient(circle ${hole.radius}px at 50% ${hole.top}px, #0000 96%, #000)`;

/** Hangs by its string from what is above it. */
export const plan = style({
  position: 'relative',
  transformOrigin: `50% -${string}px`,
  '::before': {
    content: '',
    position: 'absolute',
    left: 'calc(50% - 1px)',
    top: `-${string}px`,
    width: '2px',
    height: `${string + hole.top}px`,
    background: art.honey,
  },
  '@media': {
    [media.forcedColors]: { '::before': { background: 'CanvasText' } },
    print: { breakInside: 'avoid', '::before': { content: 'none' } },
  },
});

export const tag = style({
  position: 'relative',
  isolation: 'isolate',
  padding: '72px 36px 36px',
  // The tag is drawn behind, so that its cut corners cut off nothing else.
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
    background,
    clipPath: outline,
    maskImage: punched,
  },
  '@media': {
    [media.narrow]: { paddingInline: '20px' },
    [media.stacked]: { paddingInline: '36px' },
    [media.mobile]: { paddingInline: '20px' },
    [media.forcedColors]: { border: '1px solid', '::before': { content: 'none' } },
    print: { padding: vars.space[4], border: `1px solid ${vars.color.line}` },
  },
});

/** The tokens under a button are fixed too: a tag stays light on a dark page. */
export const tone = styleVariants(planTones, (colors, name) => ({
  color: colors.text,
  vars: {
    [background]: colors.background,
    [muted]: colors.muted,
    [line]: colors.line,
    [vars.color.ink]: planTones.paper.text,
    [vars.color.inkHover]: '#511D1B',
    [vars.color.bg]: planTones.paper.background,
    [vars.color.focus]: planFocus[name],
  },
  '@media': {
    print: {
      color: planTones.paper.text,
      vars: {
        [background]: 'none',
        [muted]: planTones.paper.muted,
        [line]: planTones.paper.line,
      },
    },
  },
}));

export const popular = style({ '@media': { screen: { paddingBottom: '44px' } } });

export const badge = style({
  marginBottom: '10px',
  fontSize: vars.size.small,
  fontWeight: 600,
  letterSpacing: '.06em',
  textAlign: 'center',
});

export const name = style({ fontSize: '2.5rem', textAlign: 'center' });

export const price = style({
  display: 'flex',
  // Twice the size of text on a phone leaves no room beside the price.
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'flex-end',
  gap: '6px',
  marginTop: '22px',
  font: `500 7.5rem/.82 ${vars.font.display}`,
  letterSpacing: '-.03em',
  '@media': {
    [media.narrow]: { fontSize: '5.5rem' },
    [media.stacked]: { fontSize: '7rem' },
    print: { fontSize: vars.size.figure },
  },
});

export const period = style({
  paddingBottom: '8px',
  font: `500 1.0625rem/1 ${vars.font.text}`,
  letterSpacing: 0,
});

export const billing = style({ marginTop: vars.space[3], textAlign: 'center' });

export const description = style({
  marginTop: '26px',
  paddingBottom: vars.space[5],
  borderBottom: `1px solid ${line}`,
  color: muted,
  textAlign: 'center',
  textWrap: 'balance',
});

export const features = style({ marginTop: '10px', fontVariantNumeric: 'tabular-nums' });

export const feature = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: '11px',
  borderBottom: `1px solid ${line}`,
});

export const value = style({ fontWeight: 600, textAlign: 'right' });

export const action = style({ marginTop: '28px' });
