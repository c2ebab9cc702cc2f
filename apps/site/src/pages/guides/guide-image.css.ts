import { vars } from '@tallycomb/ui/styles';
import { styleVariants } from '@vanilla-extract/css';

const image = { objectFit: 'cover', filter: vars.artFilter } as const;

/** Which part stays in view where the picture is cropped. */
export const position = styleVariants({
  center: { ...image, objectPosition: 'center' },
  top: { ...image, objectPosition: 'top' },
  bottom: { ...image, objectPosition: 'bottom' },
});
