import { style } from '@vanilla-extract/css';
import { focusRing, media, vars } from '../../styles-entry';

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({ marginBottom: vars.space[2], padding: 0, fontWeight: 600 });

export const options = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '48px',
  padding: '.5rem 1rem',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.ink,
      background: vars.color.wash,
      fontWeight: 600,
    },
    '&:has(:disabled)': {
      borderStyle: 'dashed',
      color: vars.color.ink2,
      cursor: 'not-allowed',
    },
  },
  // On paper only the chosen option is shown.
  '@media': {
    print: {
      minHeight: 0,
      padding: 0,
      border: 0,
      selectors: { '&:not(:has(:checked))': { display: 'none' } },
    },
  },
});

export const input = style({
  flex: 'none',
  width: '1.125rem',
  height: '1.125rem',
  margin: 0,
  appearance: 'none',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: '50%',
  ':checked': {
    padding: '3px',
    borderColor: vars.color.ink,
    background: `${vars.color.ink} content-box`,
  },
  ':focus-visible': { ...focusRing, borderRadius: '50%' },
  '@media': { [media.forcedColors]: { appearance: 'auto' }, print: { display: 'none' } },
});
