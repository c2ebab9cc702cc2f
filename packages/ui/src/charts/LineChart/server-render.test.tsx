import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { haircut, manyMonths } from '../specimens';
import { LineChart } from './LineChart';

it('holds the finished picture and all numbers in static HTML, even when it will be animated', () => {
  const html = renderToStaticMarkup(<LineChart {...haircut} animate />);
  expect(html.match(/viewBox/g)).toHaveLength(3);
  expect(html.match(/>\$80<\/text>/g)?.length).toBeGreaterThanOrEqual(3);
  expect(html).toContain('<td');
});

it('keeps drawings of long series small', () => {
  const html = renderToStaticMarkup(<LineChart {...manyMonths} />);
  const drawings = html.slice(0, html.indexOf('<details'));
  expect(drawings.length).toBeLessThan(16_000);
});
