/**
 * Icons of the categories side by side in one file; each chip masks its own part of it. Written
 * without JSX, as Storybook's configuration imports this file and cannot load JSX.
 */
import { categories } from '@tallycomb/content/pages';
import * as ui from '@tallycomb/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Icon of a category, found by its name: `IconBrowLash` for Brow & Lash. */
function iconOf(category: string) {
  const name = category.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());
  const [, icon] = Object.entries(ui).find(([exported]) => exported === `Icon${name}`) ?? [];
  if (!icon) throw new Error(`The category ${category} has no drawing.`);
  return icon as typeof ui.IconHair; // as its name says
}

const side = 24;

export function categoriesSvg(): string {
  const width = side * categories.length;
  const drawings = categories.map((category, place) =>
    createElement(iconOf(category), { key: category, x: side * place, stroke: '#000' }),
  );
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${side}` };
  return renderToStaticMarkup(
    createElement('svg', { ...attributes, 'aria-hidden': 'true' }, drawings),
  );
}
