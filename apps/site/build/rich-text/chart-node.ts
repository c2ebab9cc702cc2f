import { guideDetailText } from '@tallycomb/content/guides';
import type { RichTextElement } from '../../src/article/rich-text-node';
import { drawComb } from './comb-drawing';
import { shape } from './drawing';
import { drawLadder } from './ladder-drawing';
import type { TableChart } from './table-chart';

/** A chart as a picture of its table, whose name it has: whoever does not see it has the table. */
export function chartNode(chart: TableChart): RichTextElement {
  const { height, shapes } = chart.shape === 'comb' ? drawComb(chart) : drawLadder(chart);
  const name = `${guideDetailText.chart}: ${chart.caption}`;
  return shape('chart', { role: 'img', 'aria-label': name, height }, ...shapes);
}
