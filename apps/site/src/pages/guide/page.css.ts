import { media, typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';
import { apart, belowHeader, edged, tappable } from '../../layout';

const { space } = vars;

export const head = style(belowHeader('clamp(24px, 2.5rem + 2vw, 80px)'));

export const back = style({
  ...tappable,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  '@media': { print: { display: 'none' } },
});

export const arrow = style({ width: '1.125em', height: '1.125em' });

export const title = style({ ...typography.h1Article, maxWidth: '11em', marginTop: space[5] });

export const lead = style({ marginBlock: `${space[5]} ${space[4]}` });

export const cover = style({
  ...edged,
  width: '100%',
  aspectRatio: '1280 / 520',
  marginTop: 'clamp(32px, 4vw, 64px)',
  borderRadius: vars.radius.stage,
  '@media': {
    [media.mobile]: { aspectRatio: '10 / 7' },
    print: { aspectRatio: '1280 / 400' },
  },
});

/** Left out on paper. */
export const related = style({ '@media': { print: { display: 'none' } } });

export const relatedHead = style({
  ...apart(`${space[4]} ${space[7]}`, 'baseline'),
  marginBottom: 'clamp(32px, 4vw, 64px)',
});

export const all = style({
  ...tappable,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
});
