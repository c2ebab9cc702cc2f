import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { haircut, manyMonths, threeLines, twoYears } from '../specimens';
import { LineChart } from './LineChart';

const charts: [string, ReactNode][] = [
  ['the haircut chart', <LineChart key="haircut" {...haircut} animate />],
  ['a chart of three lines', <LineChart key="three" {...threeLines} />],
  ['a chart of 1,364 months', <LineChart key="months" {...manyMonths} />],
  ['a time line', <LineChart key="time" {...twoYears} />],
  ['a chart without data', <LineChart key="none" {...haircut} series={[]} />],
];

describe.each(charts)('%s on a server', (_name, chart) => {
  it('needs neither inline styles nor scripts', () => {
    const html = renderToString(chart);
    expect(html).toContain('<svg');
    expect(html).not.toMatch(/\sstyle=|<style|<script|NaN|undefined/);
  });
});

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
