/** The address of a picture that is drawn as the text of an SVG file. */
export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
