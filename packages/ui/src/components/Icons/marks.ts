/** Icons as styles for pseudo-elements, in the text color; they save an element wherever one is used. */

/** A check mark of two strokes. */
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

/** An arrow to the right. Forced colors remove its background; `forcedArrow` keeps it. */
export const arrowMark = {
  content: '',
  flex: 'none',
  background: 'currentColor',
  clipPath:
    'polygon(17% 46%, 75% 46%, 56% 27.5%, 61% 22.5%, 88% 50%, 61% 77.5%, 56% 72.5%, 75% 54%, 17% 54%)',
} as const;

export const forcedArrow = { background: 'CanvasText' } as const;
