import type { ComponentPropsWithRef } from 'react';
import { type CombShape, combGeometry } from '../../comb/comb';
import { art, vars } from '../../styles/contract.css';

const { comb, combYou, ink, lacquerOnHoney } = vars.color;

const paints = { ...art, comb, combYou, lacquerOnHoney, themeInk: ink } as const;

/**
 * A color: `ink`, `lacquer`, `paper`, `powder`, `honey`, `jar`, `teal` or `mint` in both themes, or the
 * theme's own `comb`, `combYou`, `lacquerOnHoney` or `themeInk`.
 */
export type Paint = keyof typeof paints;

/** Colors of a comb’s parts. */
export interface CombColors {
  /** Teeth and spine. */
  readonly fill?: Paint;
  /** The tooth that is yours. */
  readonly youFill?: Paint;
  /** The outline of a missing tooth. */
  readonly missingStroke?: Paint;
}

/** Props of `Comb`, besides the attributes of its element. */
export interface CombProps extends Omit<ComponentPropsWithRef<'g'>, 'children'> {
  /** Teeth, size and place of the comb, in user units. */
  readonly shape: CombShape;
  /** Colors of its parts; by default teeth and spine are lacquer, the others ink. */
  readonly colors?: CombColors;
}

/** Dashed outline of missing teeth, as thick at every size of the drawing. */
const dashed = {
  fill: 'none',
  strokeWidth: 1.75,
  strokeDasharray: '4 5',
  vectorEffect: 'non-scaling-stroke',
} as const;

/** A `<g>` with a comb, to be placed in an `<svg>`: its teeth, then the spine over their feet. */
export function Comb({ shape, colors = {}, ...rest }: CombProps) {
  const { fill = 'lacquer', youFill = 'ink', missingStroke = 'ink' } = colors;
  const { teeth, you, missing, spine } = combGeometry(shape);
  const line = { strokeWidth: shape.toothWidth, strokeLinecap: 'round' } as const;
  return (
    <g {...rest}>
      <path d={teeth} stroke={paints[fill]} {...line} />
      {you === '' ? null : <path d={you} stroke={paints[youFill]} {...line} />}
      {missing.map((box) => (
        <rect key={box.x} {...box} {...dashed} stroke={paints[missingStroke]} />
      ))}
      <rect {...spine} fill={paints[fill]} />
    </g>
  );
}
