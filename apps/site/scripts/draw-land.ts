import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import { column, latitudes, toX, toY } from '../src/pages/about/map-projection.ts';

/** Degrees between two looks down a column for land. */
const LOOK = 1.1;

// Natural Earth 1:110m, public domain.
const require = createRequire(import.meta.url);
const world: Parameters<typeof feature>[0] = require('world-atlas/land-110m.json');
if (world.objects.land === undefined) throw new Error('world-atlas holds no land.');
const land = feature(world, world.objects.land);

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** The stretches of land in one column, from north to south: each is a tooth. */
function teeth(longitude: number): [number, number][] {
  const found: [number, number][] = [];
  let start: number | undefined;
  let last: number = latitudes.north;
  for (const latitude of steps(-latitudes.north, -latitudes.south, LOOK).map((south) => -south)) {
    const isLand = geoContains(land, [longitude, latitude]);
    if (isLand && start === undefined) start = latitude;
    if (!isLand && start !== undefined) {
      found.push([start, last]);
      start = undefined;
    }
    last = latitude;
  }
  return start === undefined ? found : [...found, [start, last]];
}

const paths = steps(column.first, column.last, column.degrees).flatMap((longitude) =>
  teeth(longitude).map(([north, south]) => {
    const [top, bottom] = [Math.round(toY(north)), Math.round(toY(south))];
    return `M${Math.round(toX(longitude))} ${top}v${bottom - top}`;
  }),
);

const d = paths.join('');
await writeFile(
  new URL('../src/pages/about/map-land.ts', import.meta.url),
  `// Drawn by scripts/draw-land.ts from Natural Earth 1:110m (public domain).
export const land =
  '${d}';
`,
);
console.log(`land: ${paths.length} teeth, ${d.length} characters`);
