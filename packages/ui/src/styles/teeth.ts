interface TeethRow {
  readonly color: string;
  /** Width of a tooth and distance from one to the next, in CSS pixels. */
  readonly width: number;
  readonly pitch: number;
}

/** A `background` that draws a row of comb teeth: round tips on top, straight sides below. */
export function teethRow({ color, width, pitch }: TeethRow): string {
  const radius = width / 2;
  const from = (pitch - width) / 2;
  const tip = `radial-gradient(circle at 50% ${radius}px, ${color} ${radius - 0.3}px, transparent ${radius + 0.2}px)`;
  const side = `linear-gradient(90deg, transparent ${from}px, ${color} ${from}px ${from + width}px, transparent ${from + width}px)`;
  return `${tip} 0 0 / ${pitch}px ${radius}px repeat-x, ${side} 0 ${radius}px / ${pitch}px 100% repeat-x`;
}
