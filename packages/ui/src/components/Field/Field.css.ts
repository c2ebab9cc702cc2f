import { style } from '@vanilla-extract/css';
import { focusRing, typography, vars } from '../../styles-entry';

export const field = style({ display: 'grid', gap: vars.space[2] });

export const label = style({ fontWeight: 600, justifySelf: 'start' });

export const frame = style({ position: 'relative', containerType: 'inline-size' });

const inset = 'min(18px, 5cqi)';

export const prefix = style({
  position: 'absolute',
  insetBlock: 0,
  left: inset,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.ink2,
  fontSize: '1.125rem',
  pointerEvents: 'none',
  '@media': { print: { left: 0, color: vars.color.ink } },
});

export const input = style({
  width: '100%',
  minHeight: '60px',
  padding: `.75rem ${inset}`,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: '1.125rem',
  fontVariantNumeric: 'tabular-nums',
  textOverflow: 'ellipsis',
  // Scrolls the label into view with the control.
  scrollMarginTop: '2.75rem',
  // Shrinks a long placeholder to fit a narrow field; typed text keeps its size.
  '::placeholder': { fontSize: 'clamp(.6875rem, 4.8cqi, 1.125rem)' },
  ':focus-visible': { ...focusRing, outlineOffset: '2px', borderRadius: vars.radius.control },
  selectors: {
    '&:disabled, &[aria-disabled="true"]': {
      background: vars.color.wash,
      borderStyle: 'dashed',
      color: vars.color.ink2,
      cursor: 'not-allowed',
      opacity: 1,
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.error, borderWidth: '2px' },
  },
  // On paper only the typed text is shown.
  '@media': { print: { minHeight: 0, padding: 0, border: 0 } },
});

/** Control of a `TextArea`. */
export const lines = style({
  display: 'block',
  lineHeight: 1.5,
  // Not horizontally, which would take it out of its column.
  resize: 'vertical',
  tabSize: 8,
});

export const afterPrefix = style({
  paddingLeft: `calc(${inset} + 1.125rem)`,
  '@media': { print: { paddingLeft: '.625em' } },
});

export const hint = style({
  ...typography.small,
  color: vars.color.ink2,
  '@media': { print: { display: 'none' } },
});

export const error = style({
  ...typography.small,
  display: 'flex',
  gap: vars.space[2],
  color: vars.color.error,
  fontWeight: 600,
});

export const errorIcon = style({ flex: 'none', width: '1.375rem', height: '1.375rem' });
