import { globalStyle, style } from '@vanilla-extract/css';
import { art, media } from '../../styles-entry';
import { plan, stringLength } from './PlanCard.css';

const rod = '14px';
const ring = 28;
const betweenOnPhone = '64px';
/** Cut from the string's top on a phone, where it is shorter. */
const shortened = '20px';

/** Row of plan cards that hang from a rod; the rod spans the screen, not only the column. */
export const rail = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: '28px',
  paddingTop: stringLength,
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 'calc(50% - 50vw)',
    top: 0,
    height: rod,
    background: art.powder,
  },
  '@media': {
    [media.narrow]: { columnGap: '14px' },
    [media.stacked]: {
      gridTemplateColumns: 'minmax(0, 30rem)',
      justifyContent: 'center',
      rowGap: stringLength,
    },
    [media.mobile]: { rowGap: betweenOnPhone },
    [media.forcedColors]: { '::before': { borderTop: `${rod} solid` } },
    print: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      rowGap: 0,
      breakInside: 'avoid',
      // Keeps the outer borders from being clipped at the sheet's edge.
      marginInline: '1px',
      paddingTop: '2em',
      '::before': { content: 'none' },
    },
  },
});

// Ends the string at the ring, below the rod.
globalStyle(`${rail} > ${plan}::before`, { clipPath: `inset(${ring / 2 + 5}px 0 0)` });

globalStyle(`${rail} > ${plan}::after`, {
  '@media': { print: { display: 'none' } },
  content: '',
  position: 'absolute',
  left: `calc(50% - ${ring / 2}px)`,
  top: `calc(7px - ${ring / 2}px - ${stringLength})`,
  width: `${ring}px`,
  height: `${ring}px`,
  border: `5px solid ${art.honey}`,
  borderRadius: '50%',
});

// Stacked, only the first plan hangs from the rod, and has a ring.
globalStyle(`${rail} > ${plan}:not(:first-child)::after`, {
  '@media': { [media.stacked]: { content: 'none' } },
});
globalStyle(`${rail} > ${plan}:not(:first-child)::before`, {
  '@media': {
    [media.stacked]: { clipPath: 'none' },
    // Ends the string below the button of the tag above.
    [media.mobile]: { clipPath: `inset(${shortened} 0 0)` },
  },
});
