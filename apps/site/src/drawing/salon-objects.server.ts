import type { GuideScene } from '@tallycomb/content/guides';
import { lengthsFromZero, tenth } from '@tallycomb/ui/art';
import { combShapes } from './comb-and-hair.server.ts';
import { handMirrorShapes } from './mirrors.server.ts';
import { scissors } from './scissors.server.ts';
import { clip, group, path, rect, type Shape, svgFile } from './shape.server.ts';
import { swingTagShapes } from './swing-tag.server.ts';

/** Values and background of an object; `id` begins the ids of its clip paths. */
type ObjectFrame = Omit<GuideScene, 'object'> & { readonly id: string };

/** Side of the square around every object, in user units. */
const side = 560;

const metal = { fill: 'none', stroke: 'ink', strokeLinecap: 'round' } as const;

const base = `M112 ${side}Q124 522 204 514H356Q436 522 448 ${side}Z`;
const footrest = 'M200 396V470H360V396';
const arms = 'M104 264V344Q104 384 144 384H416Q456 384 456 344V264';
const pads = 'M70 262H138M422 262H490';
const string = 'M456 276L470 312';

/** A chair whose back is a comb with seven teeth, one a day, and whose seat is the comb's spine. */
function seat(): Shape[] {
  return combShapes({
    x: 146,
    y: 318,
    width: 268,
    lengths: [226, 262, 282, 288, 282, 262, 226],
    toothWidth: 33,
    spine: 62,
    corner: 22,
    you: 4,
  });
}

/** A styling chair with a price tag on its arm that shows the first value. */
function chair({ values: [price = 0], background }: ObjectFrame): Shape[] {
  return [
    path(base, { fill: 'ink' }),
    path(`M280 400V${side - 20}`, { ...metal, strokeWidth: 40 }),
    path(footrest, { ...metal, strokeWidth: 14 }),
    path(arms, { ...metal, strokeWidth: 22 }),
    ...seat(),
    path(pads, { ...metal, strokeWidth: 34 }),
    ...swingTagShapes({
      x: 470,
      y: 300,
      width: 112,
      height: 158,
      chamfer: 20,
      rotation: -5,
      price: `$${price}`,
      size: 58,
      background,
    }),
    path(string, { ...metal, strokeWidth: 3 }),
  ];
}

/** Place and width of the street in the glass, and the length of its tallest tooth. */
const street = { x: 158, y: 318, width: 250, tallest: 214 } as const;
const pavement = { x: 96, y: street.y, width: 368, height: 120 } as const;

/** The prices of all salons as a comb, in the order given, with one `you` tooth. */
function reflection(values: readonly number[]): Shape[] {
  const { x, y, width, tallest } = street;
  const lengths = values.map(lengthsFromZero(values, tallest)).map(tenth);
  return [
    ...combShapes({ x, y, width, lengths, toothWidth: 14, spine: 90, you: 3 }),
    rect({ ...pavement, fill: 'lacquer' }),
  ];
}

/** The street in a salon's hand mirror. */
const handMirror = ({ values, id }: ObjectFrame): Shape[] =>
  handMirrorShapes({ id, glass: 'paper', light: 'jar' }, reflection(values));

/** Inside of a jar, and the distance from one jar to the next, in user units. */
const jar = { width: 148, top: 152, bottom: 524, corner: 16, pitch: 186, first: 20 } as const;
const depth = jar.bottom - jar.top;
const brim = 26;

const box = (x: number, y: number, width: number, height: number, rx: number) => ({
  x,
  y: tenth(y),
  width,
  height: tenth(height),
  rx,
});

/** A comb in a jar, its handle above the rim. */
const comb = (x: number): Shape =>
  group(
    { transform: `translate(${x + 46} ${jar.bottom - 14}) rotate(-86)` },
    combShapes({
      x: 0,
      y: 14,
      width: 234,
      lengths: new Array<number>(12).fill(48),
      toothWidth: 10,
      spine: 26,
      corner: 8,
    }),
  );

const lid = (x: number): Shape[] => [
  rect({ ...box(x - 8, jar.top - 34, jar.width + 16, 42, 8), fill: 'ink' }),
  rect({ ...box(x + jar.width / 2 - 22, jar.top - 62, 44, 44, 10), fill: 'ink' }),
  rect({ ...box(x - 8, jar.bottom - 6, jar.width + 16, 42, 8), fill: 'ink' }),
];

/** A jar filled to a share of its height; a negative share leaves it empty. */
function filled(share: number, x: number, id: string): Shape[] {
  const height = (depth - brim) * Math.max(0, share);
  const glass = box(x, jar.top, jar.width, depth, jar.corner);
  return [
    clip(id, rect(glass)),
    rect({ ...glass, fill: 'paper' }),
    group({ clipPath: `url(#${id})` }, [
      rect({ ...box(x, jar.bottom - height, jar.width, height, 0), fill: 'teal' }),
      comb(x),
    ]),
    path(
      `M${x + 18} ${jar.top + 40}V${jar.top + 130}M${x + 18} ${jar.top + 156}V${jar.top + 176}`,
      {
        stroke: 'jar',
        strokeWidth: 8,
        strokeLinecap: 'round',
      },
    ),
    ...lid(x),
  ];
}

/** Jars for combs: each further value fills one, and the first value is full, at the dashed line. */
function jars({ values: [full = 1, ...levels], id }: ObjectFrame): Shape[] {
  const line = tenth(jar.top + brim);
  return [
    ...levels.flatMap((level, at) =>
      filled(level / full, jar.first + at * jar.pitch, `${id}-${at}`),
    ),
    path(`M-10 ${line}H570`, { stroke: 'ink', strokeWidth: 2.5, strokeDasharray: '6 8' }),
  ];
}

const objects: Readonly<Record<GuideScene['object'], (frame: ObjectFrame) => Shape[]>> = {
  chair,
  jars,
  'hand-mirror': handMirror,
  scissors,
};

/**
 * An object of a salon that doubles as a chart, as the text of an SVG file. The page draws its
 * background, which may reach beyond the picture.
 */
export const salonObjectSvg = ({ object, values, background }: GuideScene): string =>
  svgFile(`0 0 ${side} ${side}`, objects[object]({ values, background, id: 'glass' }));
