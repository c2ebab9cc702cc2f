import { seededRandom } from '../../svg/random';
import { comb, floor } from './comb';

const snips = { dark: 22, red: 4, brown: 3 } as const;

/** Short hair on the floor above the comb, one path a color. */
export function trimmings(): Readonly<Record<keyof typeof snips, string>> {
  const next = seededRandom(21);
  const between = (from: number, to: number) => from + (to - from) * next();
  /** Each in its own share of the floor, a third of them curled the other way. */
  const drawn = (count: number) =>
    Array.from({ length: count }, (_, place) => {
      const [x, y] = [((place + next()) * comb.width) / count, between(30, floor.height - 50)];
      const [length, turn] = [between(40, 76), between(-0.7, 0.7)];
      const curl = between(0.25, 0.5) * (place % 3 === 1 ? -1 : 1);
      const [dx, dy] = [length * Math.cos(turn), length * Math.sin(turn)];
      const [bendX, bendY] = [dx / 2 + dy * curl, dy / 2 - dx * curl];
      return `M${[x, y].map(Math.round).join(' ')}q${[bendX, bendY, dx, dy].map(Math.round).join(' ')}`;
    }).join('');
  return { dark: drawn(snips.dark), red: drawn(snips.red), brown: drawn(snips.brown) };
}
