import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { media } from './media';
import { movements } from './movements';
import { typography } from './type';

const { color, space } = vars;

const time = createVar();
const curve = createVar();

/** What follows the scroll has no time of its own; here it takes this long. */
const scrolledMs = 2000;

const every = Object.values(movements).flat();

/** Time and curve of each movement, by its name. */
export const timings = Object.fromEntries(
  every.map(({ name, ms = scrolledMs, curve: own }) => [
    name,
    style({ vars: { [time]: `${ms}ms`, [curve]: own } }),
  ]),
);

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: `${space[7]} ${space[5]}`,
});

export const group = style({ selectors: { '& + &': { marginTop: space[8] } } });
export const title = style({ ...typography.h3, marginBottom: space[4] });

export const card = style({ ...typography.small, display: 'grid', alignContent: 'start' });

export const stage = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  marginBottom: space[3],
  borderRadius: vars.radius.card,
  background: color.wash,
});

export const name = style(typography.h4);
export const about = style({ marginBlock: `${space[1]} ${space[3]}`, color: color.ink2 });

export const measured = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
});

export const graph = style({ width: '56px', height: '56px', overflow: 'visible' });
export const graphGround = style({ fill: color.wash });
export const graphLine = style({
  fill: 'none',
  stroke: color.comb,
  strokeWidth: 0.05,
  strokeLinecap: 'round',
});

export const value = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const written = style({
  ...typography.caption,
  color: color.ink2,
  overflowWrap: 'anywhere',
});

export const play = style({
  ...typography.small,
  display: 'inline-flex',
  gap: space[2],
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: '2.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  textDecoration: `underline 2px ${color.strike}`,
  textUnderlineOffset: '5px',
});

/** A window in small: what stands still is drawn in `quiet`, and only what moves in red. */
export const page = style({ fill: color.surface, stroke: color.line });
export const quiet = style({ fill: color.strand2, opacity: 0.32 });
export const quietLine = style({
  fill: 'none',
  stroke: color.strand2,
  strokeWidth: 2,
  strokeLinecap: 'round',
  opacity: 0.5,
});
export const red = style({ fill: color.comb });
export const ink = style({ fill: color.combYou });
export const honey = style({ fill: color.backgroundHoney });
export const night = style({ fill: color.night });
export const paper = style({ fill: color.surface });
export const line = style({
  fill: 'none',
  stroke: color.comb,
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
/** Where it comes from. */
export const ghost = style({
  fill: 'none',
  stroke: color.comb,
  strokeWidth: 1.25,
  strokeDasharray: '4 3',
});

const frames = {
  grow: { from: { transform: 'scaleY(0)' } },
  pulse: { from: { transform: 'scaleY(.3)' } },
  draw: { from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } },
  flag: { from: { opacity: 0, transform: 'scale(.6)' } },
  pass: { to: { transform: 'translateX(-84px)' } },
  rise: { from: { opacity: 0, transform: 'translateY(12px)' } },
  fade: { from: { opacity: 0 } },
  clear: { from: { opacity: 0.5 } },
  tilt: { to: { transform: 'rotate(-1.6deg)' } },
  swing: {
    '25%': { transform: 'rotate(1.2deg)' },
    '55%': { transform: 'rotate(-.8deg)' },
    '80%': { transform: 'rotate(.4deg)' },
  },
  rest: {
    from: { transform: 'rotate(-1.6deg)' },
    '55%': { transform: 'rotate(1.2deg)' },
    '80%': { transform: 'rotate(-.6deg)' },
  },
  shrink: { from: { transform: 'scaleY(1.5)' } },
  turn: { from: { transform: 'rotate(-180deg)' } },
  cross: { from: { transform: 'rotate(90deg)' } },
  quarter: { from: { transform: 'rotate(-90deg)' } },
  shift: { from: { transform: 'translateX(-12px)' } },
  pull: { to: { transform: 'translateY(-14px)' } },
  drop: { from: { transform: 'translate(26px, -44px) rotate(38deg)' } },
  near: { to: { transform: 'scale(1.035)' } },
  uncover: { from: { transform: 'translateY(100%)' } },
  comb: { from: { transform: 'skewX(38deg)' } },
  combBack: { from: { transform: 'skewX(-38deg)' } },
  months: { from: { transform: 'scale(.5)' } },
  reveal: { from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } },
  unfold: { from: { clipPath: 'inset(0 0 100% 0)' }, to: { clipPath: 'inset(0)' } },
  lower: { from: { transform: 'translateY(-26px)' } },
} as const;

/** How a thing moves, and from where it goes. */
export type Way = keyof typeof frames;

const movers = style({ transformBox: 'fill-box', transformOrigin: '50% 100%' });

const middle = '50% 50%';
const top = '50% 0';
const origins: Partial<Record<Way, string>> = {
  tilt: '8% 50%',
  swing: top,
  rest: top,
  shrink: top,
  turn: middle,
  cross: middle,
  quarter: middle,
  drop: middle,
  near: middle,
  comb: top,
  combBack: top,
  months: '0 100%',
};

/** What is pointed at goes back once it is left. */
const thereAndBack: readonly Way[] = ['tilt', 'pull', 'near'];

const repeat = (way: Way) => (thereAndBack.includes(way) ? ' 2 alternate' : '');

/** Moves while its card is played. */
export const moving = styleVariants(frames, (frame, way) => [
  movers,
  {
    transformOrigin: origins[way],
    '@media': {
      [media.motionOk]: {
        selectors: {
          '[data-playing="true"] &': {
            animation: `${keyframes(frame)} ${time} ${curve} backwards${repeat(way)}`,
          },
        },
      },
    },
  },
]);

/** What starts later than its neighbor, in milliseconds. */
export const later = styleVariants({ 50: 50, 100: 100, 150: 150, 300: 300, 450: 450 }, (delay) => ({
  selectors: { '[data-playing="true"] &&': { animationDelay: `${delay}ms` } },
}));

globalStyle(`${stage} text`, { fontFamily: vars.font.display, fontSize: '26px' });
