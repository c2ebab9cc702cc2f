import { media } from './media';

interface ShapeColors {
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly strokeDasharray?: string;
}

/** To spread into the rule of a shape: how it is painted where the visitor forces colors. */
export const forced = (rule: ShapeColors) => ({ '@media': { [media.forcedColors]: rule } });
