/** Path of the calculator without the site around it, for frames on other sites. */
export const EMBEDDED_PATH = '/embed/calculator';

/** Type of the message that tells the page around a frame how high the calculator is. */
export const HEIGHT_MESSAGE = 'tallycomb:height';
