/** Path of the drawing beside the text of the blog. */
export const scissorsPicture = '/embed/scissors.svg';
