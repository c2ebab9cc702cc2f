import { shapesToSvg } from '../svg-text';
import { type ProblemScene, sceneBox, sceneShapes } from './scenes';

/**
 * A problem's picture as the text of an SVG file: no style sheet, no web font, no script.
 *
 * @example
 * problemArtSvg('mirror').startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -35 400 370"') // => true
 * problemArtSvg('price-tags').includes('var(') // => false
 */
export function problemArtSvg(scene: ProblemScene): string {
  const [, , width, height] = sceneBox.split(' ');
  const size = `viewBox="${sceneBox}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapesToSvg(sceneShapes(scene, 'glass'))}</svg>`;
}
