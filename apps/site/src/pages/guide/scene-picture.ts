/** Path of the drawing beside a guide's pull quote, from that of its cover. */
export const scenePicture = (cover: string) => cover.replace(/\.svg$/, '-scene.svg');
