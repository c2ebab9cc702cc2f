import { styleVariants } from '@vanilla-extract/css';
import { typography } from '../../styles/type';

const heading = { textWrap: 'balance' } as const;

export const size = styleVariants({
  mega: { ...heading, ...typography.mega },
  h1: { ...heading, ...typography.h1 },
  h2: { ...heading, ...typography.h2 },
  h3: { ...heading, ...typography.h3 },
  h4: { ...heading, ...typography.h4 },
});
