import { media, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { card, frame, title } from './guide-card.css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 'clamp(48px, 6vw, 88px) clamp(24px, 3vw, 40px)',
  '@media': {
    [`screen and ${media.mobile}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { gap: '24px' },
  },
});

/** The first at large, in a column of its own; the others in the second, one below the other. */
const besideLead = 'screen and (min-width: 1024px)';

export const led = style([
  grid,
  {
    '@media': {
      [besideLead]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        columnGap: 'clamp(32px, 5vw, 72px)',
        rowGap: vars.space[6],
      },
    },
  },
]);

const inLed = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${led} > ${selector}`, { '@media': { [besideLead]: rule } });

inLed('li:first-child', { gridRow: 'span 3' });
inLed(`li:first-child ${title}`, { ...typography.h2, marginTop: vars.space[6] });
inLed('li + li', { borderTop: `1px solid ${vars.color.lineStrong}`, paddingTop: vars.space[6] });
inLed('li:nth-child(2)', { borderTop: 0, paddingTop: 0 });
inLed(`li + li ${card}`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gridTemplateRows: 'repeat(3, auto) 1fr',
  columnGap: vars.space[5],
});
inLed(`li + li ${frame}`, { gridRow: '1 / -1', alignSelf: 'start' });
inLed(`li + li ${title}`, { ...typography.question, marginTop: 0 });
