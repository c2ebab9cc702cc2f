import { vars, zOrder } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** What the corners' buttons, 48 CSS pixels high at most, take of the window with their margins. */
export const CORNER = `calc(48px + 2 * ${space[4]})`;

export const button = style({
  position: 'fixed',
  left: `max(${space[4]}, env(safe-area-inset-left))`,
  bottom: `max(${space[4]}, env(safe-area-inset-bottom))`,
  zIndex: zOrder.corner,
  // A rim in the color of the page tells the tag from the night background of the footer.
  filter: `drop-shadow(0 0 1px ${color.bg}) drop-shadow(0 0 1px ${color.bg})`,
});
