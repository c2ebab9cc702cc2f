import type { ComponentPropsWithRef } from 'react';
import { type CombShape, combGeometry } from '../../comb/comb';
import { art, vars } from '../../styles/contract.css';

const { comb, combYou, ink, lacquerOnHoney } = vars.color;

/** A color of the art palette, the same in both themes, or the theme's own `comb`, `combYou` and `themeInk`. */
export type Paint =
  | 'ink'
  | 'lacquer'
  | 'paper'
  | 'powder'
  | 'honey'
  | 'jar'
  | 'teal'
  | 'mint'
  | 'comb'
  | 'combYou'
  | 'lacquerOnHoney'
  | 'themeInk';

const paints: Readonly<Record<Paint, string>> = {
  ...art,
  comb,
  combYou,
  lacquerOnHoney,
  themeInk: ink,
};

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
