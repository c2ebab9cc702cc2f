/** For a pseudo-element: a check mark of two strokes in the color of the text. */
export const checkMark = {
  content: '',
  flex: 'none',
  width: '.5em',
  height: '.95em',
  marginInline: '.3em',
  borderBottom: '2px solid',
  borderRight: '2px solid',
  rotate: '45deg',
} as const;
