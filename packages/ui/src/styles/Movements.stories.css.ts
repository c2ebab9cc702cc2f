import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { media } from './media';
import { type MovementKind, movements } from './movements';
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
  height: '128px',
  marginBottom: space[3],
  borderRadius: vars.radius.card,
  background: color.backgroundHero,
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

export const red = style({ fill: color.comb });
export const ink = style({ fill: color.combYou });
export const hole = style({ fill: color.backgroundHero });
export const line = style({
  fill: 'none',
  stroke: color.comb,
  strokeWidth: 6,
  strokeLinecap: 'round',
  strokeDasharray: '1',
});
export const hair = style({
  fill: 'none',
  stroke: color.comb,
  strokeWidth: 8,
  strokeLinecap: 'round',
});

const frames = {
  grow: { from: { transform: 'scaleY(0)' } },
  pulse: { from: { transform: 'scaleY(.3)' } },
  swing: {
    '0%': { transform: 'rotate(0)' },
    '25%': { transform: 'rotate(-6deg)' },
    '55%': { transform: 'rotate(4deg)' },
    '80%': { transform: 'rotate(-2deg)' },
  },
  fade: { from: { opacity: 0 } },
  rise: { from: { opacity: 0, transform: 'translateY(12px)' } },
  push: { from: { transform: 'translateY(40px)' } },
  turn: { from: { transform: 'rotate(-90deg)' } },
  open: { from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } },
  draw: { from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } },
  uncover: { from: { transform: 'translateY(100%)' } },
  near: { to: { transform: 'scale(1.035)' } },
  pass: { to: { transform: 'translateX(-120px)' } },
  comb: { from: { transform: 'skewX(38deg) scaleY(1.1)' } },
} as const satisfies Record<MovementKind, object>;

const movers = style({ transformBox: 'fill-box', transformOrigin: '50% 100%' });

const origins: Partial<Record<MovementKind, string>> = {
  swing: '12% 50%',
  turn: '50% 50%',
  near: '50% 50%',
  comb: '50% 0',
};

/** Moves while its card is played. */
export const moving = styleVariants(frames, (frame, kind) => [
  movers,
  {
    transformOrigin: origins[kind],
    '@media': {
      [media.motionOk]: {
        selectors: {
          '[data-playing="true"] &': { animation: `${keyframes(frame)} ${time} ${curve}` },
        },
      },
    },
  },
]);
