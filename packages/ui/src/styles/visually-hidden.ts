/** Hides an element from sight and layout but not from screen readers; to spread into its rule. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  // Keeps it from making the page one pixel longer at its end.
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
