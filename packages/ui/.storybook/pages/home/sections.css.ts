import { style } from '@vanilla-extract/css';
import { vars } from '../../../src/styles/contract.css';
import { media } from '../../../src/styles/media';
import { type } from '../../../src/styles/type';

const { color, space } = vars;

/** Title to the left, a line about it at the foot of the right: 8 to 4. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
  alignItems: 'end',
  gap: '24px 48px',
  marginBottom: 'clamp(36px, 4.5vw, 72px)',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const strip = style({ borderBottom: `1px solid ${color.line}` });

export const counts = style({ paddingBottom: 0 });

export const loss = style({ overflow: 'hidden' });

/** Teeth too many to count, rising to the right. */
export const hatch = style({
  position: 'absolute',
  inset: 'auto 0 0',
  height: '62%',
  background: `repeating-linear-gradient(90deg, ${color.inflHatch} 0 3px, transparent 3px 14px)`,
  clipPath:
    'polygon(0 96%, 8% 94%, 20% 88%, 34% 77%, 48% 64%, 62% 49%, 76% 33%, 88% 17%, 100% 0, 100% 100%, 0 100%)',
  '@media': { [media.forcedColors]: { display: 'none' } },
});

export const above = style({ position: 'relative' });

export const figure = style({
  ...type.figure,
  marginBlock: space[6],
  // The longest line of the page: twice the size of text would push it off a phone.
  '@media': { [media.mobile]: { fontSize: `min(27vw, ${vars.size.figure})` } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[5],
});

export const assumption = style({ ...type.small, maxWidth: '34em', color: color.onHoney2 });

export const terms = style({ ...type.h4, marginTop: space[8], textAlign: 'center' });

export const questions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gap: 'clamp(32px, 6vw, 96px)',
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const answerLead = style({ marginTop: space[5] });
