/** Path of the drawing of a guide's object, from that of its cover. */
export const scenePicture = (cover: string) => cover.replace(/\.svg$/, '-scene.svg');
