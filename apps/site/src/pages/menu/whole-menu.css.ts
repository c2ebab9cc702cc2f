import { media, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const cut = 'clamp(24px, 4.4vw, 64px)';
const hole = { radius: '11px', from: 'clamp(28px, 3.4vw, 44px)' } as const;

/** A large swing tag: the price list is printed on it, and hangs from the section's upper edge. */
export const sheet = style({
  position: 'relative',
  isolation: 'isolate',
  padding: `calc(2 * ${hole.from} + 8px) clamp(16px, 4.4vw, 72px) clamp(28px, 4.4vw, 72px)`,
  color: color.ink,
  // The section's ring is made for its teal.
  vars: { [color.focus]: color.ink },
  // Drawn behind, so that its cut corners do not cut off a focus outline.
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    borderRadius: vars.radius.stage,
    background: color.surface,
    clipPath: `polygon(${cut} 0, calc(100% - ${cut}) 0, 100% ${cut}, 100% 100%, 0 100%, 0 ${cut})`,
    maskImage: `radial-gradient(circle ${hole.radius} at 50% ${hole.from}, #0000 96%, #000)`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    top: `calc(-1 * ${vars.section})`,
    left: 'calc(50% - 1px)',
    width: '2px',
    // Down to the hole's lower edge, where it goes behind the tag.
    height: `calc(${vars.section} + ${hole.from} + ${hole.radius})`,
    background: color.backgroundHoney,
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid',
      '::before': { content: 'none' },
      '::after': { content: 'none' },
    },
    print: {
      padding: 0,
      '::before': { content: 'none' },
      '::after': { content: 'none' },
    },
  },
});

export const intro = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[5],
  marginBottom: space[6],
});

export const failed = style({ marginBottom: space[5], fontWeight: 600 });
