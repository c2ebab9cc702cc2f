import { media } from './media';

interface ShapeColors {
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly strokeDasharray?: string;
}

/** Colors of a shape under forced colors, to spread into its rule. */
export const forced = (rule: ShapeColors) => ({ '@media': { [media.forcedColors]: rule } });
