/** To spread into the rule of what takes no room and is not seen, yet is read out. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  // At the end of a page it would make that one pixel longer.
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
