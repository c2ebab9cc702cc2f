/** Of the page that is the calculator alone, for frames on other sites. */
export const EMBEDDED_PATH = '/embed/calculator';

/** What a page in a frame tells the page around it: its height in CSS pixels, and nothing else. */
export interface HeightMessage {
  readonly type: typeof HEIGHT_MESSAGE;
  readonly height: number;
}

/** On the message, to tell it from those of others. */
export const HEIGHT_MESSAGE = 'tallycomb:height';
