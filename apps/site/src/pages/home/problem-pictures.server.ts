import type { problems } from '@tallycomb/content/pages';
import { combShapes } from '../../drawing/comb-and-hair.server.ts';
import { handMirrorShapes } from '../../drawing/mirrors.server.ts';
import { backgroundShape, group, path, type Shape, svgFile } from '../../drawing/shape.server.ts';
import { type SwingTag, swingTagShapes } from '../../drawing/swing-tag.server.ts';

/** Scene of a problem's picture. */
export type ProblemScene = (typeof problems.cards)[number]['scene'];

/** The box of every scene, in user units. */
const sceneBox = '0 -35 400 370';

const same = (count: number, length: number): number[] => new Array<number>(count).fill(length);

/** A tilted comb that lacks four of its teeth. */
function missingTeeth(): Shape[] {
  const comb = combShapes({
    x: -30,
    y: 222,
    width: 460,
    lengths: same(16, 168),
    toothWidth: 14,
    spine: 38,
    corner: 14,
    missing: [4, 8, 9, 12],
  });
  return [backgroundShape('mint'), group({ transform: 'rotate(-9 200 150)' }, comb)];
}

const strings =
  'M-20 24C40 16 70 50 76 92M-20 2C110 -20 190 20 204 110M420 10C380 10 344 30 330 78';
const guessed = { width: 112, height: 158, chamfer: 20, size: 56, isStruck: true } as const;

const tags: readonly Omit<SwingTag, 'background'>[] = [
  { ...guessed, x: 76, y: 74, rotation: -7, fill: 'powder', price: '$40' },
  { ...guessed, x: 330, y: 60, rotation: 8, fill: 'jar', price: '$75' },
  { x: 204, y: 88, width: 140, height: 206, chamfer: 24, rotation: -1, price: '$??', size: 84 },
];

/** Three hanging tags: two guesses struck out, and an unknown price between them. */
function priceTags(): Shape[] {
  return [
    backgroundShape('honey'),
    path(strings, { fill: 'none', stroke: 'ink', strokeWidth: 2 }),
    ...tags.flatMap((tag) => swingTagShapes({ ...tag, background: 'honey' })),
  ];
}

const rising = [48, 60, 74, 90, 108, 128, 150, 172, 194, 214, 230];

/** A salon's hand mirror over a level comb; its glass shows a rival's rising prices. */
function mirror(): Shape[] {
  const level = combShapes(
    { x: -10, y: 222, width: 430, lengths: same(22, 44), toothWidth: 10, spine: 200 },
    'teal',
  );
  const reflection = combShapes({
    x: 96,
    y: 318,
    width: 368,
    lengths: rising,
    toothWidth: 18,
    spine: 120,
  });
  const tag = swingTagShapes({
    x: 72,
    y: 46,
    width: 100,
    height: 134,
    chamfer: 18,
    rotation: -6,
    price: '$95',
    size: 50,
    background: 'jar',
  });
  return [
    backgroundShape('jar'),
    ...level,
    group(
      { transform: 'translate(82 -14) scale(.58)' },
      handMirrorShapes({ id: 'glass', glass: 'powder', light: 'paper' }, reflection),
    ),
    ...tag,
  ];
}

const scenes: Readonly<Record<ProblemScene, () => Shape[]>> = {
  'missing-teeth': missingTeeth,
  'price-tags': priceTags,
  mirror,
};

/** A problem's picture as the text of an SVG file. */
export const problemSvg = (scene: ProblemScene): string => svgFile(sceneBox, scenes[scene]());
