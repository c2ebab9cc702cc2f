/** Acts once the frame that is drawn next is on the screen. */
export const afterFrame = (act: () => void) => requestAnimationFrame(() => setTimeout(act));
