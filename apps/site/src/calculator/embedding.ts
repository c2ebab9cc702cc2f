/** Of the page that is the calculator alone, for frames on other sites. */
export const EMBEDDED_PATH = '/embed/calculator';

/** On what a page in a frame tells the page around it, to tell it from messages of others. */
export const HEIGHT_MESSAGE = 'tallycomb:height';
