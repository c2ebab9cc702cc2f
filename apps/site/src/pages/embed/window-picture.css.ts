import { media, art as palette, typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

const { color, radius, shadow, size, space } = vars;

/** Extends below its section, which cuts it off. */
export const window = style({
  marginTop: 'clamp(40px, 4.4vw, 72px)',
  marginBottom: '-20px',
  overflow: 'hidden',
  borderRadius: `${radius.stage} ${radius.stage} 0 0`,
  background: color.surface,
  color: color.ink,
  boxShadow: shadow.e2,
  '@media': {
    // A picture, half of which would be blank without its colors.
    [media.forcedColors]: { border: '1px solid', forcedColorAdjust: 'none' },
    print: { display: 'none' },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[5],
  padding: `${space[3]} clamp(16px, 2vw, 24px)`,
  background: color.night,
  color: color.onNight,
});

/** Three dots: one element and two shadows of it. */
export const dots = style({
  flex: 'none',
  width: '12px',
  height: '12px',
  marginRight: '40px',
  borderRadius: '50%',
  background: color.nightLine,
  boxShadow: `20px 0 ${color.figure}, 40px 0 ${color.onNight}`,
});

export const address = style({
  ...typography.small,
  flexGrow: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  padding: '6px 16px',
  borderRadius: radius.control,
  background: `color-mix(in srgb, ${color.onNight} 12%, ${color.night})`,
});

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 3fr)',
  gap: `clamp(20px, 2.4vw, 36px) clamp(24px, 4vw, 64px)`,
  alignItems: 'center',
  padding: 'clamp(16px, 3.2vw, 48px) clamp(16px, 4.4vw, 72px) 0',
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 4rem)', rowGap: space[5] },
  },
});

export const site = style({ ...typography.h3 });

/** Lengths of words and of the gaps after them, in turn, counted in teeth. */
const words = [7, 2, 4, 2, 10, 2, 3, 2, 6, 2];
const wordStart = (word: number) => words.slice(0, 2 * word).reduce((sum, count) => sum + count, 0);

/** Dummy text: a comb's teeth for letters, cut into words by a mask. */
function teethOfText(tooth: number, pitch: number, ink: string) {
  let end = 0;
  const stops = words.map((count, index) => {
    const start = end;
    end += count * pitch;
    return `${index % 2 === 0 ? '#000' : '#0000'} ${start}px ${end}px`;
  });
  return {
    background: `repeating-linear-gradient(90deg, ${ink} 0 ${tooth}px, #0000 ${tooth}px ${pitch}px)`,
    maskImage: `repeating-linear-gradient(90deg, ${stops.join(', ')})`,
  } as const;
}

const pitch = 7;

export const line = style({
  ...teethOfText(4, pitch, color.line),
  height: '12px',
  selectors: {
    '&:nth-child(2n)': { maskPosition: `${-wordStart(2) * pitch}px 0` },
    '&:nth-child(3n)': { maskPosition: `${-wordStart(4) * pitch}px 0` },
    '&:last-child': { width: '62%' },
  },
});

export const paragraph = style({ display: 'grid', gap: '12px' });

export const title = style({
  ...teethOfText(8, 2 * pitch, color.ink),
  height: '34px',
  '@media': { [media.mobile]: { height: '22px' } },
});

export const navigation = style([line, { justifySelf: 'end', width: '100%' }]);

export const article = style({
  display: 'grid',
  gridColumn: 1,
  gap: 'clamp(20px, 2vw, 28px)',
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
});

export const aside = style({
  display: 'grid',
  gap: space[6],
  alignSelf: 'start',
  '@media': { [media.mobile]: { display: 'none' } },
});

export const art = style({
  width: '100%',
  height: 'auto',
  borderRadius: radius.card,
  background: palette.mint,
  filter: vars.artFilter,
});

export const calculator = style({
  padding: 'clamp(12px, 1.8vw, 24px)',
  background: color.backgroundHoney,
  color: color.onHoney,
});

export const heading = style({ ...typography.h4, marginBottom: space[3] });

export const slab = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  overflow: 'hidden',
  borderRadius: radius.card,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const form = style({
  padding: 'clamp(16px, 2vw, 28px)',
  background: color.surface,
  color: color.ink,
});

export const label = style({ ...typography.small, fontWeight: 600 });

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '3rem',
  margin: `${space[2]} 0 ${space[4]}`,
  paddingInline: space[4],
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.control,
});

/** Shaped as a tag, like the site's buttons. */
export const button = style({
  marginTop: space[5],
  padding: '14px 20px 14px 36px',
  borderRadius: `0 ${radius.card} ${radius.card} 0`,
  background: `radial-gradient(circle at 20px 50%, ${color.surface} 4px, #0000 4.6px) ${color.lacquer}`,
  clipPath: 'polygon(14px 0, 100% 0, 100% 100%, 14px 100%, 0 calc(100% - 14px), 0 14px)',
  color: color.onLacquer,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
});

export const panel = style({
  display: 'flex',
  containerType: 'inline-size',
  flexDirection: 'column',
  padding: 'clamp(16px, 2vw, 28px) clamp(16px, 2vw, 28px) 0',
  background: color.night,
  color: color.onNight,
});

export const panelHeading = style({ ...typography.h4, textWrap: 'balance' });

export const figure = style({
  ...typography.num,
  margin: `${space[4]} 0 ${space[5]}`,
  color: color.figure,
  // Fits its panel, with wider letter spacing too.
  fontSize: 'min(6.5rem, 21cqi)',
});

/** Of a month's tooth; round ends need a width that is the same in both directions. */
const toothWidth = '1.4cqi';

/** As wide as its panel, without its padding. Lowered by the radius of the teeth's round ends. */
export const months = style({
  width: 'calc(100% + 2 * clamp(16px, 2vw, 28px))',
  height: '110px',
  marginTop: 'auto',
  marginBottom: `calc(${toothWidth} / -2)`,
  marginInline: 'calc(-1 * clamp(16px, 2vw, 28px))',
  overflow: 'visible',
  stroke: color.nightLine,
  strokeWidth: toothWidth,
  strokeLinecap: 'round',
});

/** First and last month, on the back of the comb. */
export const spine = style({
  ...typography.small,
  display: 'flex',
  justifyContent: 'space-between',
  marginInline: 'calc(-1 * clamp(16px, 2vw, 28px))',
  padding: `${space[1]} clamp(16px, 2vw, 28px)`,
  background: color.nightLine,
  color: color.night,
  fontWeight: 600,
});

export const source = style({ marginTop: space[3], fontSize: size.small });
