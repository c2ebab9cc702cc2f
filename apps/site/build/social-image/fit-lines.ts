export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface Fitting {
  readonly lines: readonly string[];
  readonly size: number;
}

export interface FitOptions {
  readonly box: Box;
  readonly largest: number;
  readonly smallest: number;
  /** Distance between baselines, in ems. */
  readonly lineHeight: number;
  /** Width of a line in ems. */
  readonly measure: (line: string) => number;
}

function wrap(words: readonly string[], width: number, measure: FitOptions['measure']): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Breaks text into as few lines as `wrap`, but of similar lengths. */
function balance(words: readonly string[], width: number, measure: FitOptions['measure']) {
  const count = wrap(words, width, measure).length;
  let [narrow, wide] = [0, width];
  while (wide - narrow > 0.01) {
    const middle = (narrow + wide) / 2;
    if (wrap(words, middle, measure).length > count) narrow = middle;
    else wide = middle;
  }
  return wrap(words, wide, measure);
}

/**
 * Finds the largest size at which a text fits its box, and its lines.
 *
 * @throws RangeError that names the text, if it does not fit at the smallest size.
 * @example
 * const measure = (line: string) => line.length / 2;
 * const box = { width: 300, height: 200 };
 * fitLines('One two', { box, largest: 100, smallest: 50, lineHeight: 1, measure })
 * // => { lines: ['One', 'two'], size: 100 }
 */
export function fitLines(text: string, options: FitOptions): Fitting {
  const { box, largest, smallest, lineHeight, measure } = options;
  const words = text.split(' ');
  const widest = Math.max(...words.map(measure));
  for (let size = Math.min(largest, Math.floor(box.width / widest)); size >= smallest; size -= 1) {
    const width = box.width / size;
    if (wrap(words, width, measure).length * lineHeight * size > box.height) continue;
    return { lines: balance(words, width, measure), size };
  }
  throw new RangeError(`"${text}" does not fit its box; shorten it or allow a smaller size.`);
}
