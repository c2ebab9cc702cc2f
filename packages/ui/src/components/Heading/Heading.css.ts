import { styleVariants } from '@vanilla-extract/css';
import { type } from '../../styles/type';

const heading = { textWrap: 'balance' } as const;

export const size = styleVariants({
  mega: { ...heading, ...type.mega },
  h1: { ...heading, ...type.h1 },
  h2: { ...heading, ...type.h2 },
  h3: { ...heading, ...type.h3 },
  h4: { ...heading, ...type.h4 },
});
