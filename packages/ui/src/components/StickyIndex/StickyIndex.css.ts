import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../styles-entry';

const { color, space } = vars;

/** Sticks below the header, which is 68 CSS pixels high once the page is scrolled. */
const top = '110px';
const dot = '10px';
const dotGap = '10px';

export const index = style({
  position: 'sticky',
  top,
  alignSelf: 'start',
  // Room for the focus ring, which the scrolling box would clip.
  margin: '-6px',
  padding: '6px',
  maxHeight: `calc(100vh - ${top} - ${space[5]})`,
  overflowY: 'auto',
  fontSize: vars.size.small,
  '@media': {
    [media.mobile]: { position: 'static', maxHeight: 'none' },
    print: { display: 'none' },
  },
});

export const hideOnMobile = style({ '@media': { [media.mobile]: { display: 'none' } } });

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: '11px',
  // Scrolls a link's focus ring into view with it.
  scrollMarginBlock: '8px',
  color: color.ink2,
  fontWeight: 500,
  textDecoration: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    top: `calc(11px + .725em - ${dot} / 2)`,
    width: dot,
    height: dot,
    borderRadius: '50%',
    background: color.lacquer,
    opacity: 0,
  },
  selectors: {
    '&[aria-current]': { color: color.ink },
    '&[aria-current]::before': { opacity: 1 },
  },
  '@media': {
    [media.hover]: { ':hover': { color: color.ink } },
    [media.motionOk]: { '::before': { transition: `opacity ${vars.duration.fast}` } },
    [media.forcedColors]: { '::before': { background: 'CanvasText' } },
  },
});

globalStyle(`${index} li`, { borderBottom: `1px solid ${color.line}` });

/** Text that a transform moves aside for the dot, so that nothing else moves and lines break the same. */
export const label = style({
  paddingRight: `calc(${dot} + ${dotGap})`,
  textWrap: 'balance',
  selectors: {
    [`${link}[aria-current] &`]: { transform: `translateX(calc(${dot} + ${dotGap}))` },
  },
  '@media': {
    [media.motionOk]: { transition: `transform ${vars.duration.base} ${vars.ease}` },
  },
});
