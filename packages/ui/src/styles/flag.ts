import { styleVariants } from '@vanilla-extract/css';
import { forced } from './forced';

interface FlagTone {
  readonly background: string;
  readonly text: string;
}

/** Styles of the flags over the teeth of a drawn comb: pole, sign, words and price of each tone. */
export const flagStyles = <Tone extends string>(tones: Readonly<Record<Tone, FlagTone>>) => ({
  poles: styleVariants(tones, ({ background }) => ({
    stroke: background,
    strokeWidth: 2,
    ...forced({ stroke: 'CanvasText' }),
  })),
  signs: styleVariants(tones, ({ background }) => ({
    fill: background,
    ...forced({ fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 2 }),
  })),
  words: styleVariants(tones, ({ text }) => ({
    fill: text,
    fontWeight: 500,
    ...forced({ fill: 'CanvasText' }),
  })),
  prices: styleVariants(tones, ({ text }) => ({
    fill: text,
    fontWeight: 700,
    textAnchor: 'end',
    ...forced({ fill: 'CanvasText' }),
  })),
});
